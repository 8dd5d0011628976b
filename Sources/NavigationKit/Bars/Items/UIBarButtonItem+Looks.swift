import Drawing
import Foundation

extension UIBarButtonItem {
  /// The title it shows; nil where it shows something else.
  var shownTitle: String? {
    if case .system(let item) = kind { return title ?? item.title }
    return image == nil ? title : nil
  }

  /// The picture it shows; nil where it shows something else.
  var shownImage: UIImage? {
    if case .system(let item) = kind, image == nil { return item.symbol.map(UIImage.init(symbol:)) }
    return image
  }

  /// The picture it shows in given circumstances, and what moves it.
  func shownPicture(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard traits.verticalSizeClass == .compact, let compact = landscapeImagePhone else {
      return (shownImage, imageInsets)
    }
    return (compact, landscapeImagePhoneInsets)
  }

  /// What it is called: by its owner, by what it shows, by what it does.
  var name: String {
    if let label = accessibilityLabel { return label }
    if let title = shownTitle ?? title { return title }
    if case .system(let system) = kind { return system.name }
    if case .symbol(let symbol)? = image?.reference { return symbol }
    return primaryAction?.title ?? ""
  }

  /// Whether nobody could tell the two apart in a bar.
  func looks(like other: UIBarButtonItem) -> Bool {
    if self === other { return true }
    guard customView == nil, other.customView == nil else { return false }
    return shownTitle == other.shownTitle && shownImage == other.shownImage
      && style == other.style && width == other.width && isEnabled == other.isEnabled
      && tintColor == other.tintColor && name == other.name && isSelected == other.isSelected
      && landscapeImagePhone == other.landscapeImagePhone && imageInsets == other.imageInsets
      && landscapeImagePhoneInsets == other.landscapeImagePhoneInsets
  }

  /// The view that stands for the item in a bar; nil for a space.
  func makeView(role: StageElement.Role) -> UIView? {
    switch kind {
    case .custom(let view): view
    case .fixedSpace, .flexibleSpace: nil
    case .button, .system: BarButton(item: self, role: role)
    }
  }
}

/// An item at one side of a navigation bar, with its view and the space before it.
struct BarSlot {
  let item: UIBarButtonItem
  let view: UIView
  /// The width of fixed spaces before it; nil where there are none.
  let space: CGFloat?

  /// The slots of a side's items; hidden ones take no room.
  static func slots(of items: [UIBarButtonItem]?) -> [BarSlot] {
    var space: CGFloat?
    var slots: [BarSlot] = []
    for item in items ?? [] where !item.isHidden {
      if let view = item.makeView(role: .barButton) {
        slots.append(BarSlot(item: item, view: view, space: space))
        space = nil
      } else if case .fixedSpace = item.kind {
        space = (space ?? 0) + item.width
      }
    }
    return slots
  }
}
