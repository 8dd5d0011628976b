import Foundation

/// The area of a large title below a bar's row, which clips what is collapsed.
///
/// Its subviews are in the bar's coordinates.
final class LargeTitleView: UIView {
  let label = BarTitleLabel(role: .largeTitle)
  private var attributes = BarTextAttributes(nil)

  init(_ title: String?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.text = title
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the bar's text attributes, or else the colours of a bar style.
  func show(_ attributes: BarTextAttributes, _ style: UIBarStyle) {
    self.attributes = attributes
    label.textColor = attributes.color ?? style.color(.label)
    superview?.setNeedsLayout()
  }

  /// The font at rest; an app's font that follows the text size scales as the default one does.
  var font: UIFont {
    let category = traitCollection.preferredContentSizeCategory
    guard let customFont = attributes.font else {
      return .systemFont(ofSize: LargeTitle.fontSize(for: category), weight: .bold)
    }
    guard let growth = customFont.growth else { return customFont }
    let size = LargeTitle.fontSize(for: category, usually: growth.base)
    return customFont.withSize(min(size, growth.largest ?? .infinity))
  }

  /// The size of the title at rest; nil without one.
  var titleSize: CGSize? {
    guard label.text?.isEmpty == false else { return nil }
    label.font = font
    return label.sizeThatFits(.zero)
  }

  /// Places the title in the bar.
  ///
  /// - Parameters:
  ///   - isAway: Whether it is above the bar with its row.
  ///   - place: Converts a frame from left-to-right layout to the actual direction.
  func place(_ layout: NavigationBarLayout, isAway: Bool, place: (CGRect) -> CGRect) {
    if isAway { return leave(above: layout.row.maxY) }
    show(layout.largeTitleArea)
    guard let title = layout.largeTitle else { return }
    let magnified = layout.largeTitleFontSize - font.pointSize
    label.font = font.withSize(
      font.pointSize + (magnified / LargeTitle.fontStep).rounded(.down) * LargeTitle.fontStep)
    let frame = place(title)
    // A title that was never placed does not grow out of nothing.
    if label.frame.isEmpty { UIView.performWithoutAnimation { label.frame = frame } }
    label.frame = frame
  }

  /// Moves up as a whole, with the search bar that comes to where it was: so both go and come back
  /// together, and neither covers the other.
  private func leave(above end: CGFloat) {
    let rise = frame.maxY - end
    show(frame.offsetBy(dx: 0, dy: -rise))
    label.frame = label.frame.offsetBy(dx: 0, dy: -rise)
  }

  private func show(_ area: CGRect) {
    frame = area
    bounds.origin = area.origin
  }

  /// Enlarges the area to the whole bar at the start of a transition, so that the moving title is
  /// not clipped.
  func open(over bar: CGRect, by progress: TransitionProgress) {
    let window = ProgressWindow(range: 0...LargeTitleView.opening, curve: .linear)
    drive(.frame, from: .rect(frame), to: .rect(bar), by: progress, window: window)
    drive(
      .boundsOrigin, from: .point(bounds.origin), to: .point(bar.origin), by: progress,
      window: window)
  }

  /// The part of a transition in which the area grows, before the title leaves it.
  private static let opening = 0.2
}
