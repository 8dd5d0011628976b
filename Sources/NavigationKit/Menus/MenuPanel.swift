import Drawing
import Foundation

/// The panel of an open menu: its rows, and a soft shadow around them.
final class MenuPanel: UIView {
  /// The menu that was opened, and the submenus chosen from there.
  private var menus: [UIMenu]
  private let selectsOne: Bool
  private let shadow = MenuShadow(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  /// Called when an action that closes the menu was chosen, before the action is performed.
  var whenChosen: () -> Void = {}
  /// Called after the action was performed.
  var whenPerformed: () -> Void = {}

  /// Makes the panel of a menu.
  ///
  /// - Parameter selectsOne: Whether only the action chosen last is on, whatever the menu's options
  ///   are.
  init(_ menu: UIMenu, selectsOne: Bool) {
    menus = [menu]
    self.selectsOne = selectsOne
    super.init(frame: .zero)
    list.backgroundColor = .menuBackground
    list.clipsToBounds = true
    list.layer.cornerRadius = MenuMetrics.cornerRadius
    for view in [shadow, list] { addSubview(view) }
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private var rows: [MenuRow] { lines.flatMap { $0.compactMap { $0 as? MenuRow } } }
  /// Headings, rows and the gaps between sections, from top to bottom, with what is side by side.
  private var lines: [[UIView]] = []
  /// The elements that were asked for since the menu was shown.
  private var loading: Set<UIDeferredMenuElement> = []

  private func fill() {
    // What comes at once may hold more of them.
    while let next = menus.last?.awaited.first(where: { !loading.contains($0) }) { load(next) }
    for view in lines.joined() { view.removeFromSuperview() }
    let sections = menus.last?.sections ?? []
    let hasMarks = sections.contains { $0.elements.contains { $0.mark != .off } }
    lines = []
    for (index, section) in sections.enumerated() {
      if index > 0, !sections[index - 1].elements.isEmpty { lines.append([MenuGap()]) }
      if !section.title.isEmpty { lines.append([MenuHeading(title: section.title)]) }
      lines += rows(of: section, areIndented: hasMarks)
    }
    for view in lines.joined() { list.addSubview(view) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func rows(of section: MenuSection, areIndented: Bool) -> [[MenuRow]] {
    section.lines.enumerated().map { index, line in
      line.map { element in
        let row = MenuRow(
          element, size: section.size, hasLine: index > 0 || !section.title.isEmpty,
          isIndented: areIndented
        ) { [weak self] in self?.choose(element) }
        row.hasLineBefore = element !== line.first
        return row
      }
    }
  }

  /// Shows a menu, whose elements that come each time are asked for again.
  private func show(_ menu: UIMenu) {
    menu.forgetElements()
    loading = []
    fill()
  }

  private func load(_ element: UIDeferredMenuElement) {
    loading.insert(element)
    element.load { [weak self] in self?.fill() }
  }

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu { return open(submenu) }
    if let command = element as? UICommand { return send(command) }
    guard let action = element as? UIAction else { return }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { whenChosen() }
    for menu in menus { menu.select(action, isSingle: selectsOne) }
    action.perform(sender: menus.last)
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

  private func open(_ submenu: UIMenu) {
    menus.append(submenu)
    show(submenu)
  }

  /// Replaces the menu that is shown by what a closure makes of it.
  func update(_ change: (UIMenu) -> UIMenu) {
    menus.append(change(menus.removeLast()))
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
    for view in [shadow, list] { view.frame = bounds }
    list.contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Makes the list lower than the panel, from where an animation makes it grow.
  func shorten() { list.frame.size.height *= MenuMetrics.startHeight }
  /// Makes the list as high as the panel.
  func lengthen() { list.frame = bounds }

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
    row.choose()
  }

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return rows.first { $0.bounds.contains($0.convert(point, from: nil)) }
  }
}
