import Foundation

extension AccessibilityNode {
  /// Takes name, value and state from its view.
  mutating func describe() {
    take(ElementDescription(of: view, isFocused: view.isFirstResponder))
    label = view.accessibilityLabel ?? defaultLabel ?? ""
    if let view = view as? UILabel, view.givenText != nil { drawnText = view.text }
    if let field = view as? UITextField {
      placeholder = field.placeholder
      // To UI tests, it is the value of an empty field, too.
      if !field.hasText, field.accessibilityValue == nil { value = placeholder }
    }
    activationPoint = view.accessibility?.activationPoint
    nameAsUIKit()
  }

  /// Takes what an element says of itself.
  mutating func take(_ description: ElementDescription) {
    identifier = description.identifier ?? ""
    label = description.label ?? ""
    value = description.value?.testWords
    traits = description.traits
    isEnabled = description.isEnabled
    isSelected = description.isSelected
    hasFocus = description.isFocused
  }

  /// Takes the identifier that UIKit's view has by itself.
  private mutating func nameAsUIKit() {
    switch view {
    case is BackButton where identifier.isEmpty: identifier = "BackButton"
    case is PopoverSurroundings: (identifier, label) = ("PopoverDismissRegion", "dismiss popup")
    case let view as UINavigationBar where identifier.isEmpty:
      identifier = view.topItem?.title ?? ""
      if identifier.isEmpty { identifier = view.nameOfPage ?? "" }
    case let view as UIImageView where identifier.isEmpty:
      identifier = view.image?.assetName ?? ""
    default: break
    }
  }

  private var defaultLabel: String? {
    switch view {
    case is UITextField, is UITextView, is PickerWheel, is UIPageControl: nil
    case is UITabBar: "Tab Bar"
    case is UIToolbar: "Toolbar"
    case let view as AlertView: view.content.title ?? view.content.message
    case let view as UIImageView: view.elementText ?? view.image?.name
    case let view as UILabel: view.givenText ?? view.elementText
    case let view as UIActivityIndicatorView: view.elementText
    default: view.elementText
    }
  }
}

extension UINavigationBar {
  /// The name that a bar without a title has: that of its page's class without the last word, as
  /// `Shop.CartView` for `Shop.CartViewController`.
  fileprivate var nameOfPage: String? {
    guard let page = controller?.page(of: topItem) else { return nil }
    let name = String(reflecting: type(of: page))
    let short = name.hasPrefix("NavigationKit.") ? "\(type(of: page))" : name
    return short.hasSuffix("Controller") ? String(short.dropLast("Controller".count)) : short
  }
}

extension UIImage {
  /// The name of its symbol or file; nil for another.
  fileprivate var assetName: String? {
    if case .symbol(let symbol) = reference { return symbol }
    return name.isEmpty ? nil : name
  }
}
