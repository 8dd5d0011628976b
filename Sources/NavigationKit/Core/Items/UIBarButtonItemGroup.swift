public import Foundation

/// Buttons of a navigation bar that belong together, and an item for them where room is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Makes a group.
  ///
  /// - Parameter representativeItem: The item shown in place of the buttons where they do not fit; if
  ///   it does nothing itself, it opens a menu of them. Without one they are always shown.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems(insteadOf: [])
  }

  /// Makes a group without buttons; nothing is read from the archive.
  public required convenience init?(coder: NSCoder) {
    self.init(barButtonItems: [], representativeItem: nil)
  }

  /// Makes a group whose buttons are always there.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that people could move on systems where bars are customised; here it stays.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Makes a group that people could add or remove on systems where bars are customised; here it is
  /// shown if it is by default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// The buttons, from the leading end to the trailing one.
  open var barButtonItems: [UIBarButtonItem] { didSet { adoptItems(insteadOf: oldValue) } }
  /// The item shown in place of the buttons where they do not fit; nil if they are always shown.
  open var representativeItem: UIBarButtonItem? {
    didSet { adoptItems(insteadOf: [oldValue].compactMap { $0 }) }
  }
  /// Whether neither the buttons nor their representative are shown; false unless set.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether it is in a bar that nobody has customised.
  private var isInDefaultCustomization = true
  /// Whether the buttons or their representative are shown.
  var isShown: Bool { isInDefaultCustomization && !isHidden }
  /// The element that stands for the group in a menu; a menu of its buttons unless set.
  open var menuRepresentation: UIMenuElement? { didSet { didChange() } }
  /// Whether the representative is shown now.
  open var isDisplayingRepresentativeItem: Bool { isFolded && representativeItem != nil }
  /// Whether its bar has too little room for the buttons.
  var isFolded = false

  /// The navigation item that has the group.
  weak var owner: UINavigationItem?

  private func adoptItems(insteadOf old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems + [representativeItem].compactMap({ $0 }) { item.buttonGroup = self }
    didChange()
  }

  private func didChange() { owner?.groupsDidChange() }

  /// The items that its bar shows.
  var shownItems: [UIBarButtonItem] {
    if !isShown { return [] }
    guard isFolded, let representativeItem else { return barButtonItems }
    return [representativeItem]
  }

  /// The element that stands for it in a menu.
  func menuElement(in bar: UIResponder) -> UIMenuElement {
    menuRepresentation
      ?? UIMenu(
        options: .displayInline,
        children: barButtonItems.filter(\.isShown).compactMap { $0.menuElement(in: bar) })
  }
}

extension UIBarButtonItem {
  /// A group of this button alone, which is always there.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this button alone; see
  /// ``UIBarButtonItemGroup/movableGroup(customizationIdentifier:representativeItem:items:)``.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this button alone, which is shown if it is by default.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// The menu that it opens if it stands for a group and does nothing itself; nil for other buttons.
  func groupMenu(in bar: UIResponder) -> UIMenu? {
    guard let buttonGroup, buttonGroup.representativeItem === self, primaryAction == nil,
      action == nil
    else { return nil }
    let element = buttonGroup.menuElement(in: bar)
    return element as? UIMenu ?? UIMenu(children: [element])
  }

  /// The element that stands for it in a menu; nil for a custom view and for a space.
  fileprivate func menuElement(in bar: UIResponder) -> UIMenuElement? {
    switch kind {
    case .custom, .fixedSpace, .flexibleSpace: return nil
    case .button, .system: break
    }
    if primaryAction == nil, action == nil, let menu {
      return UIMenu(title: name, image: shownImage, children: menu.children)
    }
    return UIAction(title: name, image: shownImage, attributes: isEnabled ? [] : .disabled) {
      [weak self, weak bar] _ in
      guard let self, let bar else { return }
      press(in: bar, for: nil)
    }
  }
}
