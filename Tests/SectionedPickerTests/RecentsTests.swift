import SectionedPicker
import Testing

@Suite struct RecentPicks {
  @Test func newestComesFirstAndOnce() {
    var recents = Recents()
    for id in ["DE", "FR", "DE", "JP"] { recents.record(id) }
    #expect(recents.ids == ["JP", "DE", "FR"])
  }

  @Test func noMoreThanTheLimitIsKept() {
    var recents = Recents()
    for number in 0..<25 { recents.record(String(number)) }
    #expect(recents.ids == (15..<25).reversed().map(String.init))
  }

  @Test func aLoweredLimitAppliesAtOnce() {
    #expect(Recents(ids: ["a", "b", "c", "d"], limit: 2).ids == ["a", "b"])
    #expect(Recents(ids: ["a"], limit: -1).ids.isEmpty)
  }

  @Test func storedDuplicatesCountWhereTheyAreNewest() {
    #expect(Recents(ids: ["a", "b", "a"], limit: 2).ids == ["a", "b"])
  }
}
