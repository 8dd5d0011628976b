import Drawing
import Foundation

extension UIBarButtonItem {
  /// The title that is shown; nil if there is none, or an image is shown.
  var shownTitle: String? {
    if case .system(let item) = kind { return title ?? item.title }
    return image == nil ? title : nil
  }

  /// The image that is shown; nil if there is none.
  var shownImage: UIImage? {
    if case .system(let item) = kind, image == nil { return item.symbol.map(UIImage.init(symbol:)) }
    return image
  }

  /// The image that is shown with given traits, and its insets.
  func displayedImage(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard BarMetrics.isLow(in: traits), let compact = landscapeImagePhone else {
      return (shownImage, imageInsets)
    }
    return (compact, landscapeImagePhoneInsets)
  }

  /// The image behind the button in a state, with given traits; nil for the bar's.
  func background(in state: UIControl.State, _ traits: UITraitCollection) -> UIImage? {
    let metrics = UIBarMetrics(in: traits, withPrompt: false)
    return [state, .normal].lazy.compactMap { metrics.value(in: self.backgrounds[$0] ?? [:]) }.first
  }

  /// The name for assistive technology, scripts and tests.
  var name: String {
    if let label = accessibilityLabel { return label }
    if let title = shownTitle ?? title { return title }
    if case .system(let system) = kind { return system.name }
    if let action = primaryAction, !action.title.isEmpty { return action.title }
    return image?.name ?? ""
  }

  /// Whether it looks the same as another item in a bar.
  func looks(like other: UIBarButtonItem) -> Bool {
    if self === other { return true }
    guard customView == nil, other.customView == nil else { return false }
    return shownTitle == other.shownTitle && shownImage == other.shownImage
      && style == other.style && width == other.width && isEnabled == other.isEnabled
      && tintColor == other.tintColor && name == other.name && isSelected == other.isSelected
      && landscapeImagePhone == other.landscapeImagePhone && imageInsets == other.imageInsets
      && landscapeImagePhoneInsets == other.landscapeImagePhoneInsets
      && backgrounds == other.backgrounds
  }

  /// Makes the view of the item in a bar; nil for a space.
  func makeView(role: StageElement.Role) -> UIView? {
    switch kind {
    case .custom(let view): view
    case .fixedSpace, .flexibleSpace: nil
    case .button, .system: BarButton(item: self, role: role)
    }
  }

  /// The size of the item's view in a bar: an app's own view keeps the size that it was given.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    let isGiven = customView != nil && view.frame.size != .zero
    let keepsSize = isGiven && view.translatesAutoresizingMaskIntoConstraints
    return keepsSize ? view.frame.size : view.sizeInHost(room)
  }
}
