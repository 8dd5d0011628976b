import Foundation

/// The names in the reuse queue, which cells, supplementary views and decorations share.
nonisolated enum ReuseName {
  static func cell(_ identifier: String) -> String { "cell \(identifier)" }
  static func supplementary(_ kind: String, _ identifier: String) -> String {
    "supplementary \(kind) \(identifier)"
  }
  static func decoration(_ kind: String) -> String { "decoration \(kind)" }

  /// The name of a view; nil if it was not dequeued.
  @MainActor
  static func of(_ view: UICollectionReusableView, as element: CollectionElement) -> String? {
    switch element.category {
    case .cell: view.reuseIdentifier.map(cell)
    case .supplementaryView: view.reuseIdentifier.map { supplementary(element.kind, $0) }
    case .decorationView: decoration(element.kind)
    }
  }
}
