import Foundation

/// How a button's images tell its state where none was set for that, and the text size.
struct ImageAdjustment: Hashable {
  var whenHighlighted = true
  var whenDisabled = true
  var growsForAccessibility = false

  /// The opacity of a disabled button's image; tuned by eye.
  static let disabledAlpha: CGFloat = 0.5
  /// The opacity of the black that darkens a pressed button's image; tuned by eye.
  static let shadeAlpha: CGFloat = 0.4
}

/// Darkens the image of the view that it is in.
private final class ImageShade: UIImageView {
  init(over view: UIImageView) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    templateColor = .black
    stateAlpha = ImageAdjustment.shadeAlpha
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shaded: UIImageView) {
    image = shaded.image?.withRenderingMode(.alwaysTemplate)
    contentMode = shaded.contentMode
  }
}

extension UIButton {
  /// Makes the images paler or darker, as the state wants it.
  func adjustImages() {
    let isPale = !isEnabled && imageAdjustment.whenDisabled
    let isDark =
      isEnabled && isHighlighted && imageAdjustment.whenHighlighted && buttonType == .custom
    adjust(
      imageView, isPale: isPale && image(for: state) == nil && !isTinted,
      isDark: isDark && image(for: state) == nil)
    let hasOwnBackground = backgroundImage(for: state) != nil
    adjust(backgroundView, isPale: isPale && !hasOwnBackground, isDark: isDark && !hasOwnBackground)
  }

  /// Whether the image is drawn in the tint, whose grey tells that the button is disabled.
  private var isTinted: Bool { imageView?.image?.isTemplate == true }

  private func adjust(_ view: UIImageView?, isPale: Bool, isDark: Bool) {
    guard let view else { return }
    if isPale { view.stateAlpha = ImageAdjustment.disabledAlpha }
    if !isPale, view === backgroundView { view.stateAlpha = 1 }
    let shade = view.subviews.lazy.compactMap { $0 as? ImageShade }.first
    guard isDark, view.image != nil else {
      shade?.removeFromSuperview()
      return
    }
    (shade ?? ImageShade(over: view)).show(view)
  }
}
