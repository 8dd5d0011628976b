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
  /// Does what the row is for.
  let choose: () -> Void

  /// Makes a row; `isIndented` leaves room for marks, which other rows may have.
  init(
    _ element: UIMenuElement, isFirst: Bool, isIndented: Bool, choose: @escaping () -> Void
  ) {
    title = element.title
    mark = element.mark
    self.isFirst = isFirst
    self.isIndented = isIndented
    self.choose = choose
    imageView = UIImageView(
      image: element is UIMenu ? element.image ?? UIImage(symbol: "chevron.forward") : element.image
    )
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: MenuMetrics.fontSize)
    if mark == .on { markView.image = UIImage(symbol: "checkmark") }
    isEnabled = !element.rowAttributes.contains(.disabled)
    color(element.rowAttributes)
    for view in [label, imageView, markView] { addSubview(view) }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

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
    let margin = MenuMetrics.textMargin
    let side = imageView.image == nil ? 0 : MenuMetrics.imageSize
    let picture = CGRect(
      x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    let start = margin + (isIndented ? MenuMetrics.markIndent : 0)
    let text = CGRect(
      x: start, y: 0, width: max(0, picture.minX - margin - start), height: bounds.height)
    place(imageView, picture)
    place(markView, markFrame)
    place(label, text)
    label.textAlignment = isRightToLeft ? .right : .left
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  private var markFrame: CGRect {
    let side = MenuMetrics.markSize
    return CGRect(
      x: MenuMetrics.textMargin, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? .cellSelection : nil
  }

  override func paint(on canvas: inout Canvas) {
    if mark == .mixed {
      let dash = markView.frame.insetBy(
        dx: 0, dy: (MenuMetrics.markSize - MenuMetrics.dashThickness) / 2)
      canvas.fill(dash, label.textColor.color(in: canvas.traits))
    }
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
