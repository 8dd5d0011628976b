import Foundation

extension AccessibilityNode {
  /// Takes name, value and state from its view.
  mutating func describe() {
    identifier = view.accessibilityIdentifier ?? ""
    label = view.accessibilityLabel ?? defaultLabel ?? ""
    value = view.accessibilityValue ?? defaultValue
    placeholder = (view as? UITextField)?.placeholder
    if let view = view as? UILabel, view.givenText != nil { drawnText = view.text }
    traits = view.accessibilityTraits
    isEnabled = view.elementIsEnabled && !traits.contains(.notEnabled)
    isSelected = traits.contains(.selected) || view.isSelectedElement
    if isSelected { traits.insert(.selected) }
    hasFocus = view.isFirstResponder
    activationPoint = view.accessibility?.activationPoint
    describeItem()
  }

  /// Takes the identifier of the item that the view shows, or the one that UIKit's view has.
  private mutating func describeItem() {
    switch view {
    case let view as BarButton: identifier = view.item.accessibilityIdentifier ?? identifier
    case let view as TabBarButton: identifier = view.item.accessibilityIdentifier ?? identifier
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

  private var defaultValue: String? {
    switch view {
    case let view as UITextField: view.hasText ? view.shownText : view.placeholder
    case let view as UITextView: view.text
    case let view as UISwitch: view.isOn ? "1" : "0"
    case let view as UISlider: Self.percent(view.share)
    case let view as UIProgressView: Self.percent(CGFloat(view.progress))
    case let view as UIActivityIndicatorView: view.isAnimating ? "1" : "0"
    case is PickerWheel, is UIPageControl: view.elementText
    case let view as TabBarButton: view.item.badgeValue
    default: nil
    }
  }

  private static func percent(_ share: CGFloat) -> String {
    "\(Int((share * 100).rounded()))%"
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

extension UISlider {
  /// How far the value is from the minimum, as a share of the range.
  fileprivate var share: CGFloat {
    maximumValue > minimumValue
      ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }
}

extension UIView {
  /// Whether it is shown as selected.
  fileprivate var isSelectedElement: Bool {
    switch self {
    case let view as UITableViewCell: view.isSelected
    case let view as UICollectionViewCell: view.isSelected
    case let view as BarButton: view.item.isSelected
    case let view as SegmentView: view.isSelectedSegment
    case let view as UIControl: view.isSelected
    default: false
    }
  }
}

extension SegmentView {
  /// Whether its control shows it as the selected one.
  fileprivate var isSelectedSegment: Bool {
    guard let control = superview as? UISegmentedControl,
      control.segments.indices.contains(control.selectedSegmentIndex)
    else { return false }
    return control.segments[control.selectedSegmentIndex] === self
  }
}

extension UIImage {
  /// The name of its symbol or file; nil for another.
  fileprivate var assetName: String? {
    if case .symbol(let symbol) = reference { return symbol }
    return name.isEmpty ? nil : name
  }
}
