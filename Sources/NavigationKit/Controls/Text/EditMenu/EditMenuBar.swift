import Drawing
import Foundation

/// The bar with Cut, Copy and Paste beside a selection; a touch elsewhere closes it.
final class EditMenuBar: UIView {
  private let items: [EditMenuItem]
  private let anchor: () -> CGRect
  private weak var source: UIView?
  private let shadow = MenuShadow(frame: .zero)
  private let glass = UIView(frame: .zero)
  private let strip = EditMenuStrip(frame: .zero)
  private var page = 0
  private var buttons: [UIButton] = []
  private(set) var isClosing = false
  /// Whether the bar prefers to be below its target.
  var prefersBelow = false
  /// Called as it is about to close.
  var willClose: (ContextMenuAnimator) -> Void = { _ in }

  private init(_ items: [EditMenuItem], at anchor: @escaping () -> CGRect, of source: UIView) {
    self.items = items
    self.anchor = anchor
    self.source = source
    super.init(frame: .zero)
    glass.isFrosted = true
    glass.backgroundColor = EditMenuBar.color
    strip.clipsToBounds = true
    for view in [glass, strip] {
      view.layer.cornerRadius = MenuMetrics.cornerRadius
      view.layer.cornerCurve = .continuous
    }
    for view in [shadow, glass, strip] { addSubview(view) }
    if let window = source.window, !source.traitCollection.isEqual(to: window.traitCollection) {
      ownTraits = source.traitCollection
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a menu in a window, in place of the one that is open.
  ///
  /// - Parameters:
  ///   - anchor: The frame of the menu's target, in the window's coordinates.
  ///   - source: The view that shows the menu, with which the menu leaves.
  @discardableResult
  static func show(
    _ items: [EditMenuItem], at anchor: @escaping () -> CGRect, of source: UIView,
    in window: UIWindow, configure: (EditMenuBar) -> Void = { _ in }
  ) -> EditMenuBar {
    window.editMenu?.close(animated: false)
    let bar = EditMenuBar(items, at: anchor, of: source)
    configure(bar)
    UIView.performWithoutAnimation {
      window.addSubview(bar)
      bar.showPage()
      bar.alpha = 0
    }
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration) { bar.alpha = 1 }
    return bar
  }

  /// Closes it; it ignores touches from here on.
  func close(animated: Bool = true) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    let ending = ContextMenuAnimator(nil)
    willClose(ending)
    guard animated, window != nil else {
      removeFromSuperview()
      return ending.complete()
    }
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration) {
      alpha = 0
      ending.animate()
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
      ending.complete()
    }
  }

  /// Whether it belongs to a view or to one inside it.
  func belongs(to view: UIView) -> Bool { source?.isDescendant(of: view) ?? false }

  // MARK: Pages

  private var layout: EditMenuLayout {
    let room = window.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero
    return EditMenuLayout(
      widths: items.map { width(of: $0.title) }, anchor: anchor(),
      room: room.insetBy(dx: EditMenuMetrics.margin, dy: EditMenuMetrics.margin),
      prefersBelow: prefersBelow)
  }

  private func width(of title: String) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (title, EditMenuBar.font)
    return label.sizeThatFits(.zero).width.rounded(.up) + 2 * EditMenuMetrics.padding
  }

  /// Follows the target.
  func follow() { UIView.performWithoutAnimation(showPage) }

  private func showPage() {
    let layout = layout
    let pages = layout.pages
    page = min(page, pages.count - 1)
    frame = layout.frame(ofPage: page)
    for view in [shadow, glass, strip] { view.frame = bounds }
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    var parts = pages[page].map { (self.button($0), layout.widths[$0]) }
    if page > 0 { parts.insert((pageButton(-1), EditMenuMetrics.pageWidth), at: 0) }
    if page + 1 < pages.count { parts.append((pageButton(1), EditMenuMetrics.pageWidth)) }
    placeButtons(isRightToLeft ? parts.reversed() : parts)
  }

  private func placeButtons(_ parts: [(button: UIButton, width: CGFloat)]) {
    var x: CGFloat = 0
    for (button, width) in parts {
      button.frame = CGRect(
        x: x, y: 0, width: min(width, bounds.width - x), height: bounds.height)
      x = button.frame.maxX
      strip.addSubview(button)
      buttons.append(button)
    }
    strip.lines = parts.dropLast().map(\.button.frame.maxX)
  }

  private func button(_ index: Int) -> UIButton {
    let item = items[index]
    let button = button { [weak self] in
      self?.close()
      item.perform()
    }
    button.titleLabel?.font = EditMenuBar.font
    button.setTitle(item.title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    return button
  }

  /// A button that leads to the previous or the next page.
  private func pageButton(_ step: Int) -> UIButton {
    let button = button { [weak self] in
      self?.page += step
      self?.follow()
    }
    let name = step > 0 ? "chevron.forward" : "chevron.backward"
    let look = UIImage.SymbolConfiguration(pointSize: EditMenuMetrics.arrow, weight: .semibold)
    button.setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = step > 0 ? "More" : "Back"
    return button
  }

  private func button(tap: @escaping () -> Void) -> UIButton {
    let button = EditMenuButton(frame: .zero)
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    return button
  }

  /// A secondary click at a point of the window chooses as any other does.
  func click(at point: CGPoint) {
    let place = convert(point, from: nil)
    buttons.first { $0.frame.contains(place) }?.sendActions(for: .touchUpInside)
  }

  // MARK: Window

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Taken out of its window, with its view or by the window's own changes, it is not open any more.
    if window == nil { isClosing = true }
  }

  private static let font = UIFont.systemFont(ofSize: EditMenuMetrics.fontSize)
  /// Tinted glass.
  private static let color = UIColor(
    light: Color(250, 250, 250, alpha: 0.8), dark: Color(46, 46, 48, alpha: 0.8))
}

/// Clips the buttons of an edit menu to its corners, and draws the lines between them.
private final class EditMenuStrip: UIView {
  var lines: [CGFloat] = [] { didSet { setNeedsDisplay() } }

  override func paintInFront(on canvas: inout Canvas) {
    for x in lines {
      canvas.fillHairline(
        CGRect(x: x, y: 0, width: canvas.hairline, height: bounds.height),
        UIColor.separator.color(in: canvas.traits))
    }
  }
}

/// A title of an edit menu, darker while it is pressed.
final class EditMenuButton: UIButton {
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }
}

extension UIWindow {
  /// The open edit menu; nil without one.
  var editMenu: EditMenuBar? {
    subviews.lazy.compactMap { $0 as? EditMenuBar }.last { !$0.isClosing }
  }

  /// Whether an edit menu is open, or just closed by a touch.
  var hasEditMenu: Bool { subviews.contains { $0 is EditMenuBar } }

  /// A touch elsewhere closes the edit menu.
  func editMenuNoticesTouch(in view: UIView) {
    guard let editMenu, !view.isDescendant(of: editMenu) else { return }
    editMenu.close()
  }
}
