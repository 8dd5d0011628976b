import Foundation
import NavigationKit

/// Gives a collection view without code samples of its cells.
final class PlayedCollection: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The kinds of views above and below a section, and their places in the file.
  static let supplements: [(name: String, key: String)] = [
    (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
    (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
  ]
  /// The reuse identifiers of the cells, which are shown one after the other.
  private let identifiers: [String]
  /// The sizes that prototypes were given of their own.
  private let sizes: [CGSize?]
  /// Those of the views above and below a section, by their kind.
  private let supplementIdentifiers: [String: String]

  init(_ identifiers: [String], sizes: [CGSize?], of element: DocumentElement) {
    (self.identifiers, self.sizes) = (identifiers, sizes)
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
  ) -> Int {
    guard !identifiers.isEmpty else { return 0 }
    let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    let space = flow.map { min($0.minimumInteritemSpacing, $0.minimumLineSpacing) } ?? 0
    let count = Self.samples(
      ofSize: flow.map { size(of: 0, in: $0) } ?? Self.defaultSize,
      spacing: CGSize(width: space, height: space), filling: UIScreen.main.bounds.size)
    return max(identifiers.count, count)
  }

  /// How many items fill a screen, either way up, and are one line more, so that they scroll.
  static func samples(ofSize item: CGSize, spacing: CGSize, filling screen: CGSize) -> Int {
    func count(_ length: CGFloat, _ size: CGFloat, _ space: CGFloat) -> CGFloat {
      max(1, ((length + space) / max(1, size + space)).rounded(.down))
    }
    let wide = CGSize(
      width: max(screen.width, screen.height), height: min(screen.width, screen.height))
    let maximum = [wide, CGSize(width: wide.height, height: wide.width)].map { size in
      (count(size.width, item.width, spacing.width) + 1)
        * (count(size.height, item.height, spacing.height) + 1)
    }.max()
    return Int(min(CGFloat(maximumSamples), maximum ?? 1))
  }

  private func size(of item: Int, in flow: UICollectionViewFlowLayout) -> CGSize {
    sizes.isEmpty ? flow.itemSize : sizes[item % sizes.count] ?? flow.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      return Self.defaultSize
    }
    return size(of: indexPath.item, in: flow)
  }

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

  /// The size of an item whose layout says none, in points.
  private static let defaultSize = CGSize(width: 50, height: 50)
  /// How many sample items there are at most.
  private static let maximumSamples = 500
}
