import Drawing
import Foundation

/// A row of an open menu.
final class MenuRow: UIControl {
  private let title: String
  private let label = UILabel()
  private let imageView: UIImageView
  private let isFirst: Bool
  /// Does what the row is for.
  let choose: () -> Void

  init(_ element: any UIMenuElement, isFirst: Bool, choose: @escaping () -> Void) {
    title = element.title
    self.isFirst = isFirst
    self.choose = choose
    imageView = UIImageView(
      image: element is UIMenu ? element.image ?? UIImage(symbol: "chevron.forward") : element.image
    )
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: MenuMetrics.fontSize)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    for view in [label, imageView] { addSubview(view) }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    let margin = MenuMetrics.textMargin
    let side = imageView.image == nil ? 0 : MenuMetrics.imageSize
    let picture = CGRect(
      x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    let text = CGRect(
      x: margin, y: 0, width: max(0, picture.minX - 2 * margin), height: bounds.height)
    imageView.frame = isRightToLeft ? picture.mirrored(in: bounds.width) : picture
    label.frame = isRightToLeft ? text.mirrored(in: bounds.width) : text
    label.textAlignment = isRightToLeft ? .right : .left
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? .cellSelection : nil
  }

  override func paint(on canvas: inout Canvas) {
    guard !isFirst else { return }
    let thickness = 1 / max(1, canvas.traits.displayScale)
    canvas.fill(
      CGRect(x: 0, y: 0, width: presentedBounds(at: canvas.now).width, height: thickness),
      UIColor.separator.color(in: canvas.traits))
  }

  override var elementRole: StageElement.Role? { .menuItem }
  override var elementText: String? { title }
}

/// The line over a menu's rows that says what they are about.
final class MenuHeading: UIView {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: MenuMetrics.headingFontSize)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: MenuMetrics.textMargin, dy: 0)
  }
}

extension Canvas {
  /// Draws the soft shadow of a rounded rectangle of the view being drawn.
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
  /// The ground of a menu.
  static let menuBackground = UIColor(
    light: Color(249, 249, 249), dark: Color(37, 37, 37))
}
