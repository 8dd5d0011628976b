import Drawing
import Foundation

/// A row of an open menu.
final class MenuRow: UIControl {
  private let title: String
  private let label = UILabel()
  private let imageView: UIImageView
  private let markView = UIImageView(image: nil)
  private let mark: UIMenuElement.State
  private let isFirst: Bool
  private let isIndented: Bool
  /// Runs the row's action, or opens its submenu.
  let choose: () -> Void

  /// Makes a row; `isIndented` leaves space for a mark, because some row has one.
  init(
    _ element: UIMenuElement, isFirst: Bool, isIndented: Bool, choose: @escaping () -> Void
  ) {
    title = element.title
    mark = element.mark
    self.isFirst = isFirst
    self.isIndented = isIndented
    self.choose = choose
    imageView = UIImageView(
      image: element is UIMenu ? element.image ?? UIImage(symbol: "row.forward") : element.image
    )
    super.init(frame: .zero)
    label.text = title
    label.applyMenuFont(.body)
    if mark == .on { markView.image = UIImage(symbol: "checkmark") }
    isEnabled = !element.rowAttributes.contains(.disabled)
    color(element.rowAttributes)
    for view in [label, imageView, markView] { addSubview(view) }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func color(_ attributes: UIMenuElement.Attributes) {
    let color: UIColor =
      attributes.contains(.disabled)
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    for view in [imageView, markView] {
      view.contentMode = .scaleAspectFit
      view.tintColor = color
    }
  }

  override func layoutSubviews() {
    let side = imageSide
    let picture = CGRect(
      x: bounds.width - MenuMetrics.textMargin - side, y: (bounds.height - side) / 2, width: side,
      height: side)
    imageView.frame = placed(picture)
    markView.frame = placed(markFrame)
    label.frame = placed(
      CGRect(x: textStart, y: 0, width: textRoom(in: bounds.width), height: bounds.height))
    label.textAlignment = isRightToLeft ? .right : .left
  }

  /// The row's size at a width; its height fits the text at the user's text size.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: textRoom(in: size.width), height: 0)).height
    let padding = MenuMetrics.grown(MenuMetrics.rowPadding, in: traitCollection)
    return CGSize(
      width: size.width, height: max(MenuMetrics.rowHeight, (text + 2 * padding).rounded(.up)))
  }

  private var imageSide: CGFloat {
    imageView.image == nil ? 0 : MenuMetrics.grown(MenuMetrics.imageSize, in: traitCollection)
  }

  private var textStart: CGFloat {
    let indent = MenuMetrics.grown(MenuMetrics.markIndent, in: traitCollection)
    return MenuMetrics.textMargin + (isIndented ? indent : 0)
  }

  private func textRoom(in width: CGFloat) -> CGFloat {
    let image = imageSide == 0 ? 0 : imageSide + MenuMetrics.textMargin
    return max(0, width - textStart - image - MenuMetrics.textMargin)
  }

  private var markFrame: CGRect {
    let side = MenuMetrics.grown(MenuMetrics.markSize, in: traitCollection)
    return CGRect(
      x: MenuMetrics.textMargin, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? .cellSelection : nil
  }

  override func paint(on canvas: inout Canvas) {
    if mark == .mixed {
      let thickness = MenuMetrics.grown(MenuMetrics.dashThickness, in: canvas.traits)
      let dash = markView.frame.insetBy(
        dx: 0, dy: (markView.frame.height - thickness) / 2)
      canvas.fill(dash, label.textColor.color(in: canvas.traits))
    }
    guard !isFirst else { return }
    let width = presentedBounds(at: canvas.now).width
    canvas.fillHairline(
      CGRect(x: 0, y: 0, width: width, height: canvas.hairline),
      UIColor.separator.color(in: canvas.traits))
  }

  override var elementRole: StageElement.Role? { .menuItem }
  override var elementText: String? { title }
}

/// The title above a menu's rows.
final class MenuHeading: UIView {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.applyMenuFont(.footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: MenuMetrics.textMargin, dy: 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - 2 * MenuMetrics.textMargin)
    let text = label.sizeThatFits(CGSize(width: room, height: 0)).height
    let padding = MenuMetrics.grown(MenuMetrics.headingPadding, in: traitCollection)
    return CGSize(
      width: size.width, height: max(MenuMetrics.headingHeight, (text + 2 * padding).rounded(.up)))
  }
}

extension UILabel {
  /// Sets a font of a text style that follows the user's text size and wraps when the text is
  /// large.
  fileprivate func applyMenuFont(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: nil)
    adjustsFontForContentSizeCategory = true
    wrapsWhereTextIsLarge = true
  }
}

extension Canvas {
  /// Draws the shadow of a rounded rectangle, in the coordinates of the view being drawn.
  mutating func shadow(
    around rect: CGRect, cornerRadius: CGFloat, blur: CGFloat, offset: CGSize, color: Color
  ) {
    commands.append(
      .shadow(
        Shadow(
          frame: placed(rect), cornerRadius: cornerRadius, blur: blur, offset: offset,
          color: color)))
  }
}

nonisolated extension UIColor {
  static let menuBackground = UIColor(
    light: Color(249, 249, 249), dark: Color(37, 37, 37))
}
