import Foundation

/// Items of a list in saved state: by their index paths, and by the names that a data source gives
/// them.
struct RestoredItems {
  let list: UIView
  let names: (any UIDataSourceModelAssociation)?
  /// Whether the list has an item at an index path.
  let contains: (IndexPath) -> Bool

  init(of list: UIView, _ dataSource: AnyObject?, contains: @escaping (IndexPath) -> Bool) {
    self.list = list
    names = dataSource as? any UIDataSourceModelAssociation
    self.contains = contains
  }

  func encode(_ paths: [IndexPath], forKey key: String, with coder: NSCoder) {
    guard !paths.isEmpty else { return }
    coder.encode(paths.map { [$0.section, $0.item] }, forKey: key)
    let identifiers = paths.map { names?.modelIdentifierForElement(at: $0, in: list) ?? "" }
    if names != nil { coder.encode(identifiers, forKey: key + "Names") }
  }

  /// The items that were encoded and are still there.
  func decode(forKey key: String, from coder: NSCoder) -> [IndexPath] {
    let paths = (coder.decodePropertyList(forKey: key) as? [[Int]] ?? []).compactMap { pair in
      pair.count == 2 ? IndexPath(item: pair[1], section: pair[0]) : nil
    }
    let identifiers = coder.decodePropertyList(forKey: key + "Names") as? [String] ?? []
    return paths.enumerated().compactMap {
      place(of: $1, named: $0 < identifiers.count ? identifiers[$0] : "")
    }
    .filter(contains)
  }

  private func place(of path: IndexPath, named name: String) -> IndexPath? {
    guard let names, !name.isEmpty else { return path }
    return names.indexPathForElement(withModelIdentifier: name, in: list)
  }
}
