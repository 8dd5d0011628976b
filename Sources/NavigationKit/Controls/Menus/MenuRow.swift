import Drawing
import Foundation

/// A row of an open menu.
final class MenuRow: UIControl {
  private let title: String
  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView: UIImageView
  /// Turns while the row's elements are awaited.
  private let wheel: UIActivityIndicatorView?
  private let markView = UIImageView(image: nil)
  private let mark: UIMenuElement.State
  private let hasLine: Bool
  private let isIndented: Bool
  private let size: UIMenu.ElementSize
  private let isHeading: Bool
  /// Whether a line parts it from the row beside it.
  var hasLineBefore = false
  /// Runs the row's action, opens its submenu, or closes the submenu it heads.
  let choose: (MenuRow) -> Void

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - isHeading: Whether it heads its submenu, with its arrow turned down.
  ///   - hasLine: Whether a line is above it.
  ///   - isIndented: Whether it leaves space for a mark, because some row has one.
  init(
    _ element: UIMenuElement, size: UIMenu.ElementSize = .large, isHeading: Bool = false,
    hasLine: Bool, isIndented: Bool, choose: @escaping (MenuRow) -> Void
  ) {
    self.size = size
    self.isHeading = isHeading
    title = element.title
    mark = element.mark
    self.hasLine = hasLine
    self.isIndented = isIndented
    self.choose = choose
    imageView = UIImageView(image: isHeading ? nil : element.image)
    wheel = element is UIDeferredMenuElement ? UIActivityIndicatorView(style: .medium) : nil
    super.init(frame: .zero)
    label.text = title
    label.applyMenuFont(isHeading ? .headline : size == .medium ? .footnote : .body)
    label.isHidden = size == .small && element.image != nil
    subtitle.text = isHeading ? nil : element.subtitle
    subtitle.applyMenuFont(.footnote)
    wheel?.startAnimating()
    markView.image = element.markImage
    isEnabled = !element.rowAttributes.contains(.disabled)
    color(element.rowAttributes)
    for view in [label, subtitle, imageView, markView, wheel] { view.map(addSubview) }
    addAction(
      UIAction { [weak self] _ in self.map(choose) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func color(_ attributes: UIMenuElement.Attributes) {
    let color: UIColor =
      attributes.contains(.disabled)
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    subtitle.textColor = attributes.contains(.disabled) ? color : .secondaryLabel
    for view in [imageView, markView] {
      view.contentMode = .scaleAspectFit
      view.tintColor = color
    }
  }

  /// Whether others are beside it.
  private var isTile: Bool { size.countInLine > 1 }

  override func layoutSubviews() {
    if isTile { return layOutTile() }
    let side = imageSide
    let picture = CGRect(
      x: bounds.width - MenuMetrics.textMargin - side, y: (bounds.height - side) / 2, width: side,
      height: side)
    for view in [imageView, wheel] { view?.frame = placed(picture) }
    // An arrow to the trailing edge, turned down.
    let turn: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
    if isHeading { markView.transform = CGAffineTransform(rotationAngle: turn) }
    let mark = placed(markFrame)
    markView.bounds.size = mark.size
    markView.center = CGPoint(x: mark.midX, y: mark.midY)
    layOutText()
  }

  /// Places the image alone, or above the title, in the middle.
  private func layOutTile() {
    let side = imageSide
    let text =
      label.isHidden ? 0 : label.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let gap = text > 0 && side > 0 ? MenuMetrics.tileGap : 0
    let y = (bounds.height - side - gap - text) / 2
    imageView.frame = CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
    wheel?.frame = imageView.frame
    label.textAlignment = .center
    label.numberOfLines = 1
    label.frame = CGRect(
      x: MenuMetrics.tileMargin, y: y + side + gap,
      width: bounds.width - 2 * MenuMetrics.tileMargin,
      height: text)
  }

  private func layOutText() {
    let width = textRoom(in: bounds.width)
    var y = (bounds.height - textHeight(in: bounds.width)) / 2
    for text in [label, subtitle] {
      let height = height(of: text, in: bounds.width)
      text.frame = placed(CGRect(x: textStart, y: y, width: width, height: height))
      text.textAlignment = isRightToLeft ? .right : .left
      y += height
    }
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    height(of: label, in: width) + height(of: subtitle, in: width)
  }

  private func height(of text: UILabel, in width: CGFloat) -> CGFloat {
    guard text.text != nil else { return 0 }
    return text.sizeThatFits(CGSize(width: textRoom(in: width), height: 0)).height
  }

  /// The row's size at a width; its height fits the text at the user's text size.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isTile {
      let height = self.size == .small ? MenuMetrics.rowHeight : MenuMetrics.tileHeight
      return CGSize(
        width: size.width, height: UIFontMetrics.grown(height, in: traitCollection).rounded(.up))
    }
    let text = textHeight(in: size.width)
    let padding = UIFontMetrics.grown(MenuMetrics.rowPadding, in: traitCollection)
    return CGSize(
      width: size.width, height: max(MenuMetrics.rowHeight, (text + 2 * padding).rounded(.up)))
  }

  private var imageSide: CGFloat {
    imageView.image == nil && wheel == nil
      ? 0 : UIFontMetrics.grown(MenuMetrics.imageSize, in: traitCollection)
  }

  private var textStart: CGFloat {
    let indent = UIFontMetrics.grown(MenuMetrics.markIndent, in: traitCollection)
    return MenuMetrics.textMargin + (isIndented ? indent : 0)
  }

  private func textRoom(in width: CGFloat) -> CGFloat {
    let image = imageSide == 0 ? 0 : imageSide + MenuMetrics.textMargin
    return max(0, width - textStart - image - MenuMetrics.textMargin)
  }

  private var markFrame: CGRect {
    let side = UIFontMetrics.grown(MenuMetrics.markSize, in: traitCollection)
    return CGRect(
      x: MenuMetrics.textMargin, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? .cellSelection : nil
  }

  override func paint(on canvas: inout Canvas) {
    if mark == .mixed {
      let thickness = UIFontMetrics.grown(MenuMetrics.dashThickness, in: canvas.traits)
      let dash = markView.frame.insetBy(
        dx: 0, dy: (markView.frame.height - thickness) / 2)
      canvas.fill(dash, label.textColor.color(in: canvas.traits))
    }
    if hasLineBefore {
      let x = isRightToLeft ? presentedBounds(at: canvas.now).width - canvas.hairline : 0
      canvas.fillHairline(
        CGRect(
          x: x, y: 0, width: canvas.hairline, height: presentedBounds(at: canvas.now).height),
        UIColor.separator.color(in: canvas.traits))
    }
    guard hasLine else { return }
    let width = presentedBounds(at: canvas.now).width
    canvas.fillHairline(
      CGRect(x: 0, y: 0, width: width, height: canvas.hairline),
      UIColor.separator.color(in: canvas.traits))
  }

  override var elementRole: StageElement.Role? { .menuItem }
  override var elementText: String? { title }
}

nonisolated extension UIColor {
  static let menuBackground = UIColor(
    light: Color(249, 249, 249), dark: Color(37, 37, 37))
  /// The colour that darkens a menu behind its submenu.
  static let menuVeil = UIColor(
    light: Color(0, 0, 0, alpha: 0.1), dark: Color(0, 0, 0, alpha: 0.3))
  static let menuGap = UIColor(
    light: Color(228, 228, 230), dark: Color(22, 22, 22))
}
