import Foundation

/// The view of an alert: one card, or two for an action sheet; it handles the touches on their
/// buttons.
final class AlertView: UIView {
  private(set) var content = AlertContent()
  private var groups: [AlertGroup] = []
  private let choose: (UIAlertAction) -> Void
  /// The appearance: alert, action sheet or popover.
  var form = AlertForm.alert { didSet { if form != oldValue { fill() } } }

  init(choose: @escaping (UIAlertAction) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    ownTraits = UITraitCollection(userInterfaceLevel: .elevated)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the content.
  func show(_ content: AlertContent) {
    self.content = content
    fill()
  }

  private func fill() {
    // The new cards take the fields over, so that one that is edited stays so.
    let old = groups
    groups = makeGroups()
    for group in groups {
      group.whenTouched = { [weak self] in self?.follow($0, $1) }
      addSubview(group)
    }
    for group in old { group.removeFromSuperview() }
    setNeedsLayout()
  }

  private func makeGroups() -> [AlertGroup] {
    guard form != .alert else { return [AlertGroup(content, form: form)] }
    var upper = content
    upper.actions.removeAll { $0.style == .cancel }
    var lower = AlertContent()
    lower.actions = content.actions.filter { $0.style == .cancel }
    let hasUpper = upper.hasHeader || !upper.actions.isEmpty
    let hasLower = form == .sheet && !lower.actions.isEmpty
    return (hasUpper ? [AlertGroup(upper, form: form)] : [])
      + (hasLower ? [AlertGroup(lower, form: form, isApart: true)] : [])
  }

  // MARK: Size

  /// The size in a popover, in points; nil if it is not in one.
  var sizeInPopover: CGSize? {
    let width = AlertMetrics.popoverWidth
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return form == .popover ? sizeThatFits(room) : nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = form == .alert ? min(alertWidth, size.width) : size.width
    let heights = self.heights(width: width, room: size.height)
    let gaps = CGFloat(max(0, heights.count - 1)) * AlertMetrics.sheetMargin
    return CGSize(width: width, height: heights.reduce(0, +) + gaps)
  }

  /// The alert's width in points; greater for accessibility text sizes.
  private var alertWidth: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? UIFontMetrics.grown(AlertMetrics.width, in: traitCollection) : AlertMetrics.width
  }

  /// The heights of the cards: the lower one gets what it needs, the other what is left.
  private func heights(width: CGFloat, room: CGFloat) -> [CGFloat] {
    var left = room
    var heights: [CGFloat] = []
    for group in groups.reversed() {
      let height = group.sizeThatFits(CGSize(width: width, height: left)).height
      heights.insert(height, at: 0)
      left -= height + AlertMetrics.sheetMargin
    }
    return heights
  }

  override func layoutSubviews() {
    let space = bounds.inset(by: form == .popover ? safeAreaInsets : .zero)
    var y = space.minY
    for (group, height) in zip(groups, heights(width: space.width, room: space.height)) {
      group.frame = CGRect(x: space.minX, y: y, width: space.width, height: height)
      y += height + AlertMetrics.sheetMargin
    }
  }

  // MARK: Touches

  /// Highlights the button under the finger, and chooses the one where the finger is lifted.
  private func follow(_ touch: UITouch, _ phase: UITouch.Phase) {
    let buttons = groups.flatMap(\.buttons)
    let button = buttons.first { $0.accepts(touch.location(in: nil)) }
    let isDown = phase == .began || phase == .moved
    for other in buttons { other.isHighlighted = isDown && other === button }
    if phase == .ended { button.map { choose($0.action) } }
  }
}
