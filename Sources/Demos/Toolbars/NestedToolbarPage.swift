/// A toolbar whose buttons replace it by toolbars with more items of a kind.
final class NestedToolbarPage: MessagePage {
  init(_ title: String) {
    super.init(title, symbol: "paintpalette", "Colour and Size exchange the buttons for others.")
    toolbarItems = outerItems
  }

  required init?(coder: NSCoder) { nil }

  private var outerItems: [UIBarButtonItem] {
    [
      opening("Colour", ["Red", "Green", "Blue"]), .flexibleSpace(),
      opening("Size", ["Small", "Medium", "Large"]),
    ]
  }

  private func opening(_ title: String, _ choices: [String]) -> UIBarButtonItem {
    let open = UIAction(title: title) { [weak self] _ in self?.show(choices) }
    return UIBarButtonItem(primaryAction: open)
  }

  private func show(_ choices: [String]) {
    let back = UIAction(image: UIImage(systemName: "chevron.backward")) { [weak self] _ in
      self?.setToolbarItems(self?.outerItems, animated: true)
    }
    let backItem = UIBarButtonItem(primaryAction: back)
    backItem.accessibilityLabel = "All Choices"
    setToolbarItems([backItem] + choices.flatMap(choice), animated: true)
  }

  private func choice(_ title: String) -> [UIBarButtonItem] {
    let choose = UIAction(title: title) { [weak self] _ in self?.text = "\(title) it is." }
    return [.flexibleSpace(), UIBarButtonItem(primaryAction: choose)]
  }
}
