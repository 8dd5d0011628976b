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

  /// The buttons that have a background image: those in a state and of a style; nil for any style.
  struct BackgroundKey: Hashable {
    let state: UIControl.State
    var style: Style?
  }

  func setBackground(
    _ image: UIImage?, for state: UIControl.State, style: Style?, _ metrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state, style: style), default: [:]][metrics] = image
    didChange()
  }

  /// The image behind the button in a state, with given traits, and how far it is moved down; nil
  /// for the bar's.
  func background(
    in state: UIControl.State, _ traits: UITraitCollection
  ) -> (image: UIImage, offset: CGFloat)? {
    let metrics = UIBarMetrics(in: traits, withPrompt: false)
    let keys = [state, .normal].flatMap {
      [BackgroundKey(state: $0, style: style), BackgroundKey(state: $0)]
    }
    let image = keys.lazy.compactMap { metrics.value(in: self.backgrounds[$0] ?? [:]) }.first
    return image.map { ($0, metrics.value(in: backgroundOffsets) ?? 0) }
  }

  /// The image behind a back button that it stands for, in the same way.
  func backBackground(
    in state: UIControl.State, _ traits: UITraitCollection
  ) -> (image: UIImage, offset: CGFloat)? {
    let metrics = UIBarMetrics(in: traits, withPrompt: false)
    let image = [state, .normal].lazy.compactMap {
      metrics.value(in: self.backBackgrounds[$0] ?? [:])
    }
    return image.first.map { ($0, metrics.value(in: backBackgroundOffsets) ?? 0) }
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
      && titleOffsets == other.titleOffsets && backgrounds == other.backgrounds
      && backgroundOffsets == other.backgroundOffsets
  }

  /// The size of the item's view in a bar.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    customView == nil ? view.sizeThatFits(room) : customViewSize.size(of: view, in: room)
  }

  /// Whether a bar shows it.
  var isShown: Bool { !isHidden && !isWithdrawn && !isIdleSpace }

  /// Whether it is a space that has no width: since iOS 11 a negative one has no effect.
  private var isIdleSpace: Bool {
    guard case .fixedSpace = kind else { return false }
    return width < 0 || !width.isFinite
  }
}
