import Foundation

/// Scrolls the cells of a section across the direction of a collection view.
final class SectionScrollView: UIScrollView {
  let section: Int
  private var scroll: SectionScroll

  init(_ section: Int, _ scroll: SectionScroll) {
    self.section = section
    self.scroll = scroll
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The distance from where the section's content begins.
  var offset: CGFloat {
    get { isMirrored ? end - contentOffset.x : scroll.axis.position(of: contentOffset) }
    set {
      contentOffset = scroll.axis.point(along: isMirrored ? end - newValue : newValue, across: 0)
    }
  }

  /// The offset at which mirrored content begins.
  private var end: CGFloat { contentSize.width - bounds.width }
  private var isMirrored: Bool { isRightToLeft && scroll.axis == .horizontal }

  /// Follows the layout, staying as far from the beginning.
  func place(_ scroll: SectionScroll, in frame: CGRect, at kept: CGFloat?) {
    let margins = scroll.stops.margins
    let offset = kept ?? -margins.before
    self.scroll = scroll
    self.frame = frame
    contentSize = scroll.content
    let (left, right) =
      isMirrored ? (margins.after, margins.before) : (margins.before, margins.after)
    contentInset =
      scroll.axis == .horizontal
      ? UIEdgeInsets(left: left, right: right) : UIEdgeInsets(top: left, bottom: right)
    isPagingEnabled = scroll.stops.isPaged
    decelerationRate = scroll.form.rate == .fast ? .fast : .normal
    bounces = scroll.form.bounce != .never
    alwaysBounceHorizontal = scroll.form.bounce == .always && scroll.axis == .horizontal
    alwaysBounceVertical = scroll.form.bounce == .always && scroll.axis == .vertical
    if self.offset != offset, !isDragging, !isDecelerating { self.offset = offset }
  }

  override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin {
        (superview as? UICollectionView)?.sectionDidScroll(self)
      }
    }
  }

  override var pageLength: CGSize {
    scroll.axis.size(
      along: scroll.stops.step, across: scroll.axis.other.length(of: bounds.size))
  }
  override var pagesBeginAtRight: Bool { isMirrored }

  override func snapped(_ target: CGPoint) -> CGPoint {
    let range = scroll.axis == .horizontal ? extent.horizontal : extent.vertical
    let along = scroll.axis.position(of: target)
    if isMirrored {
      let mirrored = scroll.stops.nearest(
        to: end - along, in: end - range.upperBound...end - range.lowerBound)
      return CGPoint(x: end - mirrored, y: target.y)
    }
    return scroll.axis.point(along: scroll.stops.nearest(to: along, in: range), across: 0)
  }
}
