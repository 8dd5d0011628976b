import Foundation

/// The room for a large title under a bar's row; what is folded away does not show.
///
/// What is inside is placed in the bar's coordinates.
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

  /// Takes the letters and the colour that the bar gives it, or else a style's.
  func show(_ attributes: BarTextAttributes, _ style: UIBarStyle) {
    self.attributes = attributes
    label.textColor = attributes.color ?? style.color(.label)
    superview?.setNeedsLayout()
  }

  /// Its letters at rest; a font that was given and follows the text size grows as the bar's own.
  var font: UIFont {
    let category = traitCollection.preferredContentSizeCategory
    guard let given = attributes.font else {
      return .systemFont(ofSize: LargeTitle.fontSize(for: category), weight: .bold)
    }
    guard let growth = given.growth else { return given }
    let size = LargeTitle.fontSize(for: category, usually: growth.base)
    return given.withSize(min(size, growth.largest ?? .infinity))
  }

  /// The size of the title at rest; nil without one.
  var titleSize: CGSize? {
    guard label.text?.isEmpty == false else { return nil }
    label.font = font
    return label.sizeThatFits(.zero)
  }

  /// Takes its place in the bar.
  ///
  /// - Parameter place: Turns a frame that counts from the leading edge into one from the left.
  func place(_ layout: NavigationBarLayout, place: (CGRect) -> CGRect) {
    show(layout.largeTitleArea)
    guard let title = layout.largeTitle else { return }
    let magnified = layout.largeTitleFontSize - font.pointSize
    label.font = font.withSize(
      font.pointSize + (magnified / LargeTitle.fontStep).rounded(.down) * LargeTitle.fontStep)
    label.frame = place(title)
  }

  private func show(_ area: CGRect) {
    frame = area
    bounds.origin = area.origin
  }

  /// Opens the room while the title flies over the row, as soon as it starts.
  func open(over bar: CGRect, by progress: TransitionProgress) {
    let window = ProgressWindow(range: 0...LargeTitleView.opening, curve: .linear)
    drive(.frame, from: .rect(frame), to: .rect(bar), by: progress, window: window)
    drive(
      .boundsOrigin, from: .point(bounds.origin), to: .point(bar.origin), by: progress,
      window: window)
  }

  /// The part of a flight in which the room opens: before the title is out of it.
  private static let opening = 0.2
}
