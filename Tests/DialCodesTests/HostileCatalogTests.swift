import TestSupport
import Testing

@testable import DialCodes

/// Files that nobody wrote: whatever they hold, reading and checking them ends with an answer, and
/// what is corrected can be read again.
@Suite struct HostileCatalogs {
  private static let seeds = [
    #"[{"name":"Kenya","dial_code":"+254","code":"KE","flag":"🇰🇪"},{"name":"Åland","dial_code":"+ 358","code":"AX"}]"#,
    #"{"KE":{"name":"Kenya","code":"1-242,1-345"},"AN":["x","+599"],"AX":null,"PN":"+872"}"#,
    #"{"+254":{"country":"Kenya"},"1":[{"name":"Ã\u0085land","idd":{"root":"+3","suffixes":["58"]}}]}"#,
    #"{"K":[{"label":"Kenya","value":254,"id":"KE"}],"É":[["Åland","ax","00358"],7,null,true]}"#,
  ]

  @Test(arguments: seeds)
  func changedFiles(seed: String) throws {
    let known = CountryCatalog.bundled().countries.filter {
      "AKPN".contains($0.code.alpha2.prefix(1))
    }
    let parts = Array("{}[]\",:+-0123456789nullKEAXANPN \u{200F}Ãé\\u".utf8)
    let text = Array(seed.utf8)
    var random = SeededRandom(seed: 4)
    for _ in 0..<400 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = parts.randomElement(using: &random) ?? 0
        case 1: bytes.insert(parts.randomElement(using: &random) ?? 0, at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      do throws(CatalogError) {
        let audit = try CatalogAudit(checking: bytes, path: "x", reference: known)
        #expect(audit.findings.allSatisfy { !$0.message.isEmpty && $0.line > 0 && $0.column > 0 })
        let again = try CatalogAudit(
          checking: Array(audit.corrected().utf8), path: "y", reference: known)
        #expect(again.findings.allSatisfy { $0.kind != .missing && $0.kind != .outOfOrder })
      } catch {
        #expect(error.message.hasPrefix("x:"))
      }
    }
  }
}
