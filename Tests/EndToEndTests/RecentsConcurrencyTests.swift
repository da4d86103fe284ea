import TestSupport
import Testing

@Suite("Recents of many runs")
struct RecentsConcurrencyTests {
  private static let codes = [
    "AT", "BE", "CA", "DE", "ES", "FI", "GB", "HU", "IT", "JP", "KE", "LU", "MX", "NL", "OM", "PL",
    "QA", "RO", "SE", "TR",
  ]

  @Test func concurrentRunsLoseNothing() throws {
    let environment = try TestEnvironment()
    let outcome = try shell(
      """
      for code in \(Self.codes.joined(separator: " ")); do
        echo ":select $code" | dialcode --script - --recents 20 --format '{code}' &
      done
      wait
      dialcode --script - --transcript --recents 20 <<'END' >recents.txt
      :recents
      END
      """, in: environment)
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").sorted() == Self.codes.map { $0[...] })
    let kept = String(decoding: try environment.home.read("recents.txt"), as: UTF8.self)
    for code in Self.codes { #expect(kept.contains(", \(code), ")) }
  }

  /// Kills runs after 0.5 ms to 40 ms, which is from before they start to after they have ended.
  @Test func aKilledRunLeavesAWholeFile() throws {
    let environment = try TestEnvironment()
    let outcome = try shell(
      """
      echo ':select DE' >de; echo ':select FR' >fr
      dialcode --script de >picks
      for delay in $(seq 5 5 400); do
        [ $((delay % 10)) = 0 ] && script=de || script=fr
        dialcode --script $script >>picks 2>>errors &
        sleep $(printf '0.%04d' $delay)
        kill -9 $!
        wait $!
        case "$(cat .local/state/dialcode/recents/countries.json)" in
          '["DE"]' | '["DE", "FR"]' | '["FR", "DE"]') ;;
          *) echo "after $delay: $(cat .local/state/dialcode/recents/countries.json)" ;;
        esac
      done 2>>/dev/null
      cat errors
      # The next run is not held up, and clears away what the killed ones have left.
      dialcode --script de >>picks
      ls .local/state/dialcode/recents
      """, in: environment)
    #expect(outcome == Outcome("countries.json\ncountries.json.lock\n"))
    #expect(try environment.home.read("picks").suffix(4) == Array("+49\n".utf8))
  }
}
