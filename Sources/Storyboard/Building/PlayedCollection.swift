import Foundation
import NavigationKit

/// Gives a collection view without code samples of its cells, and takes their segues.
final class PlayedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static let identifier = "sample"
  private let cells: [DocumentElement]
  /// The views above and below a section, by their kind.
  private let supplements: [String: DocumentElement]
  private unowned let scene: SceneBuilder

  init(of element: DocumentElement, by scene: SceneBuilder) {
    cells = element.children(in: "cells").filter { $0.tag == "collectionViewCell" }
    supplements = [
      UICollectionView.elementKindSectionHeader: element.child(key: "sectionHeaderView"),
      UICollectionView.elementKindSectionFooter: element.child(key: "sectionFooterView"),
    ].compactMapValues(\.self)
    self.scene = scene
    super.init()
  }

  /// Makes the view known of which samples are made.
  func register(in view: UICollectionView) {
    view.register(PlayedCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.identifier)
    }
  }

  private func element(at path: IndexPath) -> DocumentElement { cells[path.item % cells.count] }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.isEmpty ? 0 : max(Self.sampleCount, cells.count) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? PlayedCell)?.show(scene.makeView(element(at: indexPath)))
    scene.finish()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    if view.subviews.isEmpty, let element = supplements[kind] {
      let sample = scene.makeView(element)
      sample.frame = view.bounds
      sample.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(sample)
      scene.finish()
    }
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let segue = scene.reader.segues(of: element(at: indexPath)).first else { return }
    scene.controller?.take(
      scene.template(of: segue), sender: collectionView.cellForItem(at: indexPath))
  }

  /// How many sample items there are: a screenful on a phone.
  private static let sampleCount = 12
}

/// A cell that shows a sample.
final class PlayedCell: UICollectionViewCell {
  /// Shows another sample.
  func show(_ sample: UIView) {
    for old in contentView.subviews { old.removeFromSuperview() }
    sample.isUserInteractionEnabled = false
    sample.frame = contentView.bounds
    sample.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(sample)
  }
}
