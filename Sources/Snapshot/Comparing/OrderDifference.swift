/// The changes between two lists: kept, missing, added and moved elements.
struct OrderDifference {
  /// An element that both lists have, with its index in each.
  struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  /// The direction in which an element moved among those that both lists have.
  enum Move {
    case earlier
    case later

    var words: String { self == .earlier ? "comes earlier" : "comes later" }
  }

  /// The elements that both lists have, moved ones too.
  private(set) var pairs: [Pair] = []
  /// The elements that moved, in the new list's order.
  private(set) var moved: [(pair: Pair, move: Move)] = []
  /// Indices in the old list of elements that the new list lacks.
  private(set) var missing: [Int] = []
  /// Indices in the new list of elements that the old list lacks.
  private(set) var added: [Int] = []

  /// Compares two lists with as few moves as possible.
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
    moved = elsewhere.sorted { $0.new < $1.new }.map { ($0, move(of: $0)) }
  }

  /// Whether fewer or more of the common elements precede it now.
  private func move(of pair: Pair) -> Move {
    let before = pairs.count { $0.old < pair.old }
    return pairs.count { $0.new < pair.new } < before ? .earlier : .later
  }
}

private func outside(_ places: [Int]) -> (Int) -> Bool {
  let places = Set(places)
  return { !places.contains($0) }
}
