public import Foundation

/// An item, header, footer or badge in view, which a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// Which items are in front: those with larger numbers.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The centre, in the layout's coordinates.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The kind's name; empty for cells.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame without the transform, in the layout's coordinates.
  var frame: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind; nil for cells.
  var representedElementKind: String? { get }
}

/// Is called with what is in view of a section whenever that changes, and with the section's offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Attributes as a visible item.
final class VisibleAttributes: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var bounds: CGRect {
    get { CGRect(origin: .zero, size: attributes.size) }
    set { attributes.size = newValue.size }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
