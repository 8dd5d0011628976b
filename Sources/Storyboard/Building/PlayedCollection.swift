import Foundation
import NavigationKit

/// Gives a collection view without code samples of its cells.
final class PlayedCollection: NSObject, UICollectionViewDataSource {
  /// The kinds of views above and below a section, and their places in the file.
  static let supplements: [(name: String, key: String)] = [
    (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
    (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
  ]
  /// The reuse identifiers of the cells, which are shown one after the other.
  private let identifiers: [String]
  /// Those of the views above and below a section, by their kind.
  private let supplementIdentifiers: [String: String]

  init(_ identifiers: [String], of element: DocumentElement) {
    self.identifiers = identifiers
    let pairs = Self.supplements.map { kind in
      (kind.name, Self.identifier(of: element.child(key: kind.key)))
    }
    supplementIdentifiers = Dictionary(pairs) { first, _ in first }
    super.init()
  }

  /// The reuse identifier of a view above or below a section; a name of its own if it has none.
  static func identifier(of supplement: DocumentElement?) -> String {
    supplement?["reuseIdentifier"] ?? supplement?.id ?? ""
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.isEmpty ? 0 : max(Self.sampleCount, identifiers.count) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item % identifiers.count], for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: supplementIdentifiers[kind] ?? "", for: indexPath)
  }

  /// How many sample items there are: a screenful on a phone.
  private static let sampleCount = 12
}
