import Foundation

/// The placeholders in a list: rows or items that it shows without there being data for them.
struct ListPlaceholders<Placeholder: AnyObject> {
  private struct Entry {
    /// Among all that is shown.
    var path: IndexPath
    let placeholder: Placeholder
    /// Whether the list has not made room for it so far.
    var isNew = true
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The placeholder at a place; nil for a row or item of the data.
  subscript(shown: IndexPath) -> Placeholder? {
    entries.first { $0.path == shown }?.placeholder
  }

  /// Where a placeholder is; nil if it is there no more.
  func path(of placeholder: Placeholder) -> IndexPath? {
    entries.first { $0.placeholder === placeholder }?.path
  }

  /// Where all of them are.
  var paths: [IndexPath] { entries.map(\.path) }

  func count(inSection section: Int) -> Int { entries.count { $0.path.section == section } }

  /// Where what is shown at a place is in the data; for a placeholder, where it would be.
  func inData(_ shown: IndexPath) -> IndexPath {
    guard !isEmpty, shown.count == 2 else { return shown }
    let before = entries.count { $0.path.section == shown.section && $0.path.item < shown.item }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  /// The same for several places, without placeholders.
  func inData(_ shown: [IndexPath]) -> [IndexPath] {
    isEmpty ? shown : shown.filter { self[$0] == nil }.map { self.inData($0) }
  }

  /// Where what is at a place in the data is shown: behind placeholders that would be there.
  func shown(_ path: IndexPath) -> IndexPath {
    guard !isEmpty, path.count == 2 else { return path }
    let items = entries.filter { $0.path.section == path.section }.map(\.path.item).sorted()
    let item = items.reduce(path.item) { item, other in other <= item ? item + 1 : item }
    return IndexPath(item: item, section: path.section)
  }

  // MARK: Changes

  /// Adds a placeholder; the list makes room for it next.
  mutating func add(_ placeholder: Placeholder, at path: IndexPath) {
    entries.append(Entry(path: path, placeholder: placeholder))
  }

  /// Takes a placeholder away; returns where it was.
  mutating func remove(_ placeholder: Placeholder) -> IndexPath? {
    guard let index = entries.firstIndex(where: { $0.placeholder === placeholder }) else {
      return nil
    }
    return entries.remove(at: index).path
  }

  mutating func removeAll() { entries = [] }

  /// The list has changed.
  mutating func follow(_ change: ListChange) {
    entries = entries.compactMap { entry in
      var entry = entry
      if !entry.isNew {
        guard let path = change.place(of: entry.path) else { return nil }
        entry.path = path
      }
      entry.isNew = false
      return entry
    }
  }
}
