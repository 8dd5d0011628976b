public import Foundation

/// Where and how a layout shows an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.item(indexPath))
  }

  /// Makes attributes of a header, a footer or another supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// Makes attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(
      CollectionElement(category: .decorationView, kind: decorationViewKind, path: indexPath))
  }

  /// Makes attributes of the first item.
  public required override init() { super.init() }

  convenience init(_ element: CollectionElement) {
    self.init()
    self.element = element
  }

  var element = CollectionElement.item(IndexPath(item: 0, section: 0))
  /// The axes along which what is shown decides the size.
  var estimates: Set<NSLayoutConstraint.Axis> = []
  /// Whether the element scrolls with its section.
  var scrolls = false
  /// Where it is in a list; nil if it is not in one.
  var list: ListPlace?

  /// The element's index path.
  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }
  /// Whether it is a cell, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The kind of supplementary view or decoration; nil for cells.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  /// The element's frame, in the collection view's coordinates; its size and centre follow.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The element's centre.
  open var center = CGPoint.zero
  /// The element's size before it is transformed.
  open var size = CGSize.zero
  /// The element's own coordinates: its size before it is transformed.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The element's transform, as far as it stays in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The element's transform in space.
  open var transform3D = CATransform3DIdentity
  /// The element's opacity, 0…1.
  open var alpha: CGFloat = 1
  /// Which elements are in front: those with larger numbers.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// The kind of outline that dynamics collide; the rectangle of the bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex outline that dynamics collide, around the centre, if it is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// A copy; subclasses with properties of their own copy them, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.element = element
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimates = estimates
    copy.scrolls = scrolls
    copy.list = list
    return copy
  }

  /// The same attributes, mirrored in content of a width.
  func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.center.x = width - center.x
    return copy
  }
}
