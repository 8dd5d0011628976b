import Foundation

/// One change of a list's data, reported to a table or a collection view.
///
/// Deleted, moved and reloaded items and sections are named by their places before all changes,
/// inserted ones by their places after them.
nonisolated enum ListUpdate: Hashable, Sendable {
  case insert([IndexPath])
  case delete([IndexPath])
  case reload([IndexPath])
  case move(from: IndexPath, to: IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
  case moveSection(from: Int, to: Int)

  /// Whether it changes nothing.
  var isEmpty: Bool {
    switch self {
    case .insert(let paths), .delete(let paths), .reload(let paths): paths.isEmpty
    case .insertSections(let sections), .deleteSections(let sections),
      .reloadSections(let sections):
      sections.isEmpty
    case .move, .moveSection: false
    }
  }
}
