/// How one list became another: what stayed, what went, what came, and what stands elsewhere.
struct OrderDifference {
  /// An element that both lists have, by its place in either.
  struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  /// A change of place among what both lists have.
  enum Move {
    case earlier
    case later

    var words: String { self == .earlier ? "comes earlier" : "comes later" }
  }

  /// What both have; those that stand elsewhere too.
  private(set) var pairs: [Pair] = []
  /// What stands elsewhere among what both have, in the new list's order.
  private(set) var moved: [(pair: Pair, way: Move)] = []
  /// Places in the old list of what the new one lacks.
  private(set) var missing: [Int] = []
  /// Places in the new list of what the old one lacks.
  private(set) var added: [Int] = []

  /// Compares two lists; as little as can be is taken to have moved.
  init(_ old: [String], _ new: [String]) {
    var removed: [Int] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): added.append(offset)
      }
    }
    removed.sort()
    added.sort()
    let stayed = zip(old.indices.filter(outside(removed)), new.indices.filter(outside(added)))
      .map { Pair(old: $0, new: $1) }
    var elsewhere: [Pair] = []
    for place in removed {
      if let match = added.firstIndex(where: { new[$0] == old[place] }) {
        elsewhere.append(Pair(old: place, new: added.remove(at: match)))
      } else {
        missing.append(place)
      }
    }
    pairs = (stayed + elsewhere).sorted { $0.new < $1.new }
    moved = elsewhere.sorted { $0.new < $1.new }.map { ($0, way(of: $0)) }
  }

  /// Whether it stands before more, or fewer, of what both lists have.
  private func way(of pair: Pair) -> Move {
    let before = pairs.count { $0.old < pair.old }
    return pairs.count { $0.new < pair.new } < before ? .earlier : .later
  }
}

private func outside(_ places: [Int]) -> (Int) -> Bool {
  let places = Set(places)
  return { !places.contains($0) }
}
