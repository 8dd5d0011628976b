import Drawing
import Foundation

/// The panel of an open menu or submenu: its rows, and a soft shadow around them.
final class MenuPanel: UIView {
  private var menu: UIMenu
  /// The menus that this one was opened from, the outermost first.
  private let ancestors: [UIMenu]
  private let selectsOne: Bool
  private let card = UIView()
  private let shadow = MenuShadow(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let veil = UIView()
  /// Called when an action that closes the menu was chosen, before the action is performed.
  var whenChosen: () -> Void = {}
  /// Called after the action was performed.
  var whenPerformed: () -> Void = {}
  /// Called with a submenu and the row that opens it.
  var whenOpened: (UIMenu, MenuRow) -> Void = { _, _ in }
  /// Called when the heading of a submenu is chosen, which closes it.
  var whenLeft: () -> Void = {}

  /// Makes the panel of a menu.
  ///
  /// - Parameters:
  ///   - parent: The panel whose row opens the menu; nil for the first.
  ///   - selectsOne: Whether only the action chosen last is on, whatever the menu's options are.
  init(_ menu: UIMenu, of parent: MenuPanel? = nil, selectsOne: Bool) {
    self.menu = menu
    ancestors = parent.map { $0.ancestors + [$0.menu] } ?? []
    self.selectsOne = selectsOne
    super.init(frame: .zero)
    list.backgroundColor = .menuBackground
    veil.backgroundColor = .menuVeil
    veil.isUserInteractionEnabled = false
    for view in [list, veil] {
      view.clipsToBounds = true
      view.layer.cornerRadius = MenuMetrics.cornerRadius
      view.layer.cornerCurve = .continuous
    }
    veil.alpha = 0
    for view in [shadow, list, veil] { card.addSubview(view) }
    addSubview(card)
    menu.forgetElements()
    fill()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private var rows: [MenuRow] { lines.flatMap { $0.compactMap { $0 as? MenuRow } } }
  /// Headings, rows and gaps between sections, from top to bottom; a line's views are side by side.
  private var lines: [[UIView]] = []
  /// The elements that were asked for since the menu was shown.
  private var loading: Set<UIDeferredMenuElement> = []

  private func fill() {
    // Elements that are loaded immediately may hold further deferred ones.
    while let next = menu.awaited.first(where: { !loading.contains($0) }) { load(next) }
    for view in lines.joined() { view.removeFromSuperview() }
    let sections = menu.sections
    let hasMarks = sections.contains { $0.elements.contains(where: \.hasMark) }
    lines = isSubmenu ? [[headingRow]] : []
    for (index, section) in sections.enumerated() {
      if index > 0, !sections[index - 1].elements.isEmpty { lines.append([MenuGap()]) }
      if !section.title.isEmpty, index > 0 || !isSubmenu {
        lines.append([MenuHeading(title: section.title)])
      }
      lines += rows(of: section, areIndented: hasMarks || isSubmenu)
    }
    for view in lines.joined() { list.addSubview(view) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isSubmenu: Bool { !ancestors.isEmpty }

  /// The row above a submenu's own, which repeats the one that opened it.
  private var headingRow: MenuRow {
    MenuRow(menu, isHeading: true, hasLine: false, isIndented: true) { [weak self] _ in
      self?.whenLeft()
    }
  }

  private func rows(of section: MenuSection, areIndented: Bool) -> [[MenuRow]] {
    section.lines.enumerated().map { index, line in
      line.map { element in
        let row = MenuRow(
          element, size: section.size,
          hasLine: index > 0 || !section.title.isEmpty || isSubmenu, isIndented: areIndented
        ) { [weak self] in self?.choose(element, in: $0) }
        row.hasLineBefore = element !== line.first
        return row
      }
    }
  }

  private func load(_ element: UIDeferredMenuElement) {
    loading.insert(element)
    element.load { [weak self] in self?.fill() }
  }

  private func choose(_ element: UIMenuElement, in row: MenuRow) {
    if let submenu = element as? UIMenu { return whenOpened(submenu, row) }
    if let command = element as? UICommand { return send(command) }
    guard let action = element as? UIAction else { return }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { whenChosen() }
    for menu in ancestors + [menu] { menu.select(action, isSingle: selectsOne) }
    action.perform(sender: menu)
    whenPerformed()
    if stays { fill() }
  }

  private func send(_ command: UICommand) {
    let stays = command.attributes.contains(.keepsMenuPresented)
    if !stays { whenChosen() }
    _ = window?.send(command)
    whenPerformed()
    if stays { fill() }
  }

  /// Makes the panel of one of its submenus.
  func makePanel(of submenu: UIMenu) -> MenuPanel {
    MenuPanel(submenu, of: self, selectsOne: selectsOne)
  }

  /// Replaces the menu that is shown by the one that a closure makes of it.
  func update(_ change: (UIMenu) -> UIMenu) {
    menu = change(menu)
    fill()
  }

  // MARK: Layout

  /// The panel's size: of the preferred width if it fits, and as high as all rows.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(MenuMetrics.width(in: traitCollection), size.width)
    return CGSize(width: width, height: lines.reduce(0) { $0 + height(of: $1, in: width) })
  }

  /// The height of views that share a width evenly.
  private func height(of line: [UIView], in width: CGFloat) -> CGFloat {
    let share = width / CGFloat(max(line.count, 1))
    return line.map { $0.sizeThatFits(CGSize(width: share, height: 0)).height }.max() ?? 0
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for line in lines {
      let height = height(of: line, in: bounds.width)
      let share = bounds.width / CGFloat(max(line.count, 1))
      for (index, view) in line.enumerated() {
        view.frame = placed(CGRect(x: CGFloat(index) * share, y: y, width: share, height: height))
      }
      y += height
    }
    // The card may be transformed.
    card.bounds.size = bounds.size
    card.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for view in [shadow, list, veil] { view.frame = card.bounds }
    list.contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Makes the list lower than the panel, from where an animation makes it grow.
  func shorten() { list.frame.size.height *= MenuMetrics.startHeight }
  /// Makes the list as high as the panel.
  func lengthen() { list.frame = card.bounds }

  /// Whether a submenu is open over the panel, which then is smaller, darker and takes no touches.
  var isBehind = false {
    didSet {
      let scale = isBehind ? MenuMetrics.behindScale : 1
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
      veil.alpha = isBehind ? 1 : 0
      card.isUserInteractionEnabled = !isBehind
      card.accessibilityElementsHidden = isBehind
    }
  }

  // MARK: Touches

  /// Highlights the row under the touch that opened the menu.
  func follow(_ point: CGPoint) {
    let hit = row(at: point)
    for row in rows { row.isHighlighted = row.isEnabled && row === hit }
  }

  /// Chooses the row where the touch that opened the menu ends.
  func release(at point: CGPoint) {
    guard let row = row(at: point), row.isEnabled else { return }
    row.isHighlighted = false
    row.choose(row)
  }

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return rows.first { $0.bounds.contains($0.convert(point, from: nil)) }
  }
}
