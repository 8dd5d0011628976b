import Drawing
import Foundation

/// The dimensions and timing of context menus, in points and seconds; tuned by eye.
nonisolated enum ContextMenuMetrics {
  /// How long a finger must rest before the view shrinks, because the touch may become a tap or a
  /// scroll.
  static let pressDelay: TimeInterval = 0.15
  /// How far each side of a pressed view moves in, along the longer side.
  static let pressInset: CGFloat = 6
  /// The duration of growing back when the press becomes none.
  static let pressOutDuration: TimeInterval = 0.2
  /// The space between the preview and the menu, and around both.
  static let gap: CGFloat = 12
  static let margin: CGFloat = 16
  /// The corner radius of a preview without round corners of its own.
  static let cornerRadius: CGFloat = 13
  /// The scale from which the menu grows.
  static let startScale: CGFloat = 0.3
  /// The least scale from which a controller's preview grows.
  static let minimumPreviewScale: CGFloat = 0.2
  /// The least fraction of the screen's height that the preview leaves to a high menu.
  static let menuShare: CGFloat = 0.5
  /// The blur radius, downward offset and opacity of the preview's shadow.
  static let shadowBlur: CGFloat = 40
  static let shadowDrop: CGFloat = 8
  static let shadowAlpha = 0.2

  /// The scale of a pressed view.
  static func pressedScale(of size: CGSize) -> CGFloat {
    let length = max(size.width, size.height)
    return length > 0 ? max(0.9, 1 - 2 * pressInset / length) : 1
  }
}

nonisolated extension UIColor {
  /// The tint of the blurred screen behind a context menu.
  static let contextMenuBackdrop = UIColor(
    light: Color(186, 186, 192, alpha: 0.5), dark: Color(16, 16, 18, alpha: 0.6))
}
