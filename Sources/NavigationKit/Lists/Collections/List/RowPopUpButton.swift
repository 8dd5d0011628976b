import Foundation

/// A button at a row's end with the title of what is chosen in its menu.
final class RowPopUpButton: UIButton {
  private let whenChosen: ((UIMenuElement) -> Void)?
  private weak var chosen: UIMenuElement?

  init(_ menu: UIMenu, whenChosen: ((UIMenuElement) -> Void)?) {
    self.whenChosen = whenChosen
    super.init(frame: .zero)
    var look = Configuration.borderless()
    look.image = UIImage(systemName: "chevron.up.chevron.down")
    look.preferredSymbolConfigurationForImage = .init(textStyle: .body, scale: .small)
    look.imagePlacement = .trailing
    look.imagePadding = Self.gap
    configuration = look
    tintColor = .secondaryLabel
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    self.menu = menu
    chosen = menu.selectedElements.first
  }

  required init?(coder: NSCoder) { nil }

  override func openMenu() -> (any OpenMenu)? {
    let overlay = super.openMenu() as? MenuOverlay
    let shown = overlay?.panel.whenPerformed
    overlay?.panel.whenPerformed = { [weak self] in
      shown?()
      self?.choiceDidChange()
    }
    return overlay
  }

  private func choiceDidChange() {
    guard let element = menu?.selectedElements.first, element !== chosen else { return }
    chosen = element
    superview?.setNeedsLayout()
    whenChosen?(element)
  }

  /// The space between title and chevrons, in points; tuned by eye.
  private static let gap: CGFloat = 4
}
