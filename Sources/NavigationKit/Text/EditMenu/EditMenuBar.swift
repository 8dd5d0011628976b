import Drawing
import Foundation

/// The dark bar with Cut, Copy and Paste beside a selection; a touch elsewhere closes it.
final class EditMenuBar: UIView {
  private let items: [EditMenuItem]
  private let anchor: () -> CGRect
  private weak var source: UIView?
  private let outline = EditMenuOutline(frame: .zero)
  private var page = 0
  private var buttons: [UIButton] = []
  private(set) var isClosing = false
  /// Whether it is rather below what it points at.
  var prefersBelow = false
  /// Called as it is about to close.
  var willClose: (ContextMenuAnimator) -> Void = { _ in }

  private init(_ items: [EditMenuItem], at anchor: @escaping () -> CGRect, of source: UIView) {
    self.items = items
    self.anchor = anchor
    self.source = source
    super.init(frame: .zero)
    outline.clipsToBounds = true
    outline.layer.cornerRadius = EditMenuMetrics.cornerRadius
    outline.backgroundColor = EditMenuBar.color
    addSubview(outline)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a menu in a window, in place of the one that is open.
  ///
  /// - Parameters:
  ///   - anchor: What it points at, in the window's coordinates.
  ///   - source: The view that it belongs to, with which it leaves.
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

  /// Follows what it points at.
  func follow() { UIView.performWithoutAnimation(showPage) }

  private func showPage() {
    let layout = layout
    let pages = layout.pages
    page = min(page, pages.count - 1)
    let place = layout.placement(ofPage: page)
    frame = place.frame
    outline.frame = bounds
    outline.arrow = place.arrow
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    var parts = pages[page].map { (self.button($0), layout.widths[$0]) }
    if pages.count > 1 {
      parts.insert((pageButton("◀", -1, isEnabled: page > 0), EditMenuMetrics.pageWidth), at: 0)
      parts.append(
        (pageButton("▶", 1, isEnabled: page + 1 < pages.count), EditMenuMetrics.pageWidth))
    }
    placeButtons(
      isRightToLeft ? parts.reversed() : parts, in: place.arrow.body(of: bounds))
  }

  private func placeButtons(_ parts: [(button: UIButton, width: CGFloat)], in body: CGRect) {
    var x: CGFloat = 0
    for (button, width) in parts {
      // The arrow's strip belongs to the button too, so that its colour is pressed along.
      button.frame = CGRect(
        x: x, y: body.minY, width: min(width, body.width - x), height: body.height)
      x = button.frame.maxX
      outline.addSubview(button)
      buttons.append(button)
    }
    outline.lines = parts.dropLast().map(\.button.frame.maxX)
  }

  private func button(_ index: Int) -> UIButton {
    let item = items[index]
    return button(item.title) { [weak self] in
      self?.close()
      item.perform()
    }
  }

  private func pageButton(_ title: String, _ step: Int, isEnabled: Bool) -> UIButton {
    let button = button(title) { [weak self] in
      self?.page += step
      self?.follow()
    }
    button.isEnabled = isEnabled
    button.accessibilityLabel = step > 0 ? "More" : "Back"
    return button
  }

  private func button(_ title: String, tap: @escaping () -> Void) -> UIButton {
    let button = EditMenuButton(frame: .zero)
    button.titleLabel?.font = EditMenuBar.font
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(UIColor(white: 1, alpha: 0.35), for: .disabled)
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    return button
  }

  // MARK: Window

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Taken out of its window, with its view or by the window's own changes, it is not open any more.
    if window == nil { isClosing = true }
  }

  private static let font = UIFont.systemFont(ofSize: EditMenuMetrics.fontSize)
  private static let color = UIColor(
    light: Color(28, 28, 30), dark: Color(58, 58, 60))
}

/// Clips an edit menu to its corners and its arrow, and draws the lines between its titles.
private final class EditMenuOutline: UIView {
  var arrow: Arrow? { didSet { reachDidChange() } }
  var lines: [CGFloat] = [] { didSet { setNeedsDisplay() } }

  override func cut(to bounds: CGRect) -> ViewCut {
    ViewCut(rect: bounds, radius: layer.cornerRadius, arrow: arrow)
  }

  override func paint(on canvas: inout Canvas) {
    guard let body = arrow?.body(of: bounds) else { return }
    for x in lines {
      canvas.fill(
        CGRect(x: x, y: body.minY, width: canvas.hairline, height: body.height),
        UIColor(white: 1, alpha: 0.25).color(in: canvas.traits))
    }
  }
}

/// A title of an edit menu, lighter while it is pressed.
private final class EditMenuButton: UIButton {
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 1, alpha: 0.25) : nil }
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
