import JSONText

/// The members of an object of a file, from which those that say something of a country are taken.
struct CatalogMembers {
  private let members: [Entry]
  private var taken: Set<Int> = []

  /// A member, with its place and with its key as keys are compared.
  struct Entry {
    let member: JSONMembers.Member
    let place: CatalogPlace
    let key: String
  }

  /// The members of the object at a place.
  init(of place: CatalogPlace) {
    members = place.value.members.map { member in
      Entry(
        member: member, place: place.member(member),
        key: CatalogKeys.normalized(member.key.string ?? ""))
    }
  }

  /// The members that were not taken.
  var rest: [Entry] { members.indices.filter { !taken.contains($0) }.map { members[$0] } }

  /// Takes the member whose key has the best rank among those that fit; of several the last.
  mutating func takeBest(
    _ ranks: [String: Int], where fits: (CatalogPlace, Int) -> Bool
  ) -> CatalogPlace? {
    var best: (index: Int, rank: Int)?
    for (index, member) in members.enumerated() {
      guard let rank = ranks[member.key], !taken.contains(index), rank <= best?.rank ?? .max,
        fits(member.place, rank)
      else { continue }
      best = (index, rank)
    }
    guard let best else { return nil }
    // Earlier members of the same name are gone with the one that counts.
    for index in members.indices where members[index].key == members[best.index].key {
      taken.insert(index)
    }
    return members[best.index].place
  }
}
