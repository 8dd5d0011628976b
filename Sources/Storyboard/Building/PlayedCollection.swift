import Foundation
import NavigationKit

/// Gives a collection view without code samples of its cells.
final class PlayedCollection: NSObject, UICollectionViewDataSource {
  private static let supplement = "sample"
  /// The reuse identifiers of the cells, which are shown one after the other.
  private let identifiers: [String]
  /// The views above and below a section, by their kind.
  private let supplements: [String: DocumentElement]
  private unowned let scene: SceneBuilder

  init(_ identifiers: [String], of element: DocumentElement, by scene: SceneBuilder) {
    self.identifiers = identifiers
    supplements = [
      UICollectionView.elementKindSectionHeader: element.child(key: "sectionHeaderView"),
      UICollectionView.elementKindSectionFooter: element.child(key: "sectionFooterView"),
    ].compactMapValues(\.self)
    self.scene = scene
    super.init()
  }

  /// Makes the view know what is above and below a section.
  func register(in view: UICollectionView) {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.supplement)
    }
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
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.supplement, for: indexPath)
    if view.subviews.isEmpty, let element = supplements[kind] {
      let sample = scene.makeView(element)
      sample.frame = view.bounds
      sample.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(sample)
      scene.finish()
    }
    return view
  }

  /// How many sample items there are: a screenful on a phone.
  private static let sampleCount = 12
}
