/// The items of a behavior, each once.
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var identities: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { identities.contains(ObjectIdentifier(item)) }

  mutating func add(_ item: any UIDynamicItem) {
    if identities.insert(ObjectIdentifier(item)).inserted { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    guard identities.remove(ObjectIdentifier(item)) != nil else { return }
    items.removeAll { $0 === item }
  }
}
