public import Foundation

/// How a pointer looks over a part of a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A pointer that changes what is below it.
  ///
  /// - Parameter shape: Its own shape; that of the effect unless given.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

  /// A pointer of a shape.
  ///
  /// - Parameter axes: The directions in which it is drawn to the part's middle.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }

  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The system's own pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle() }

  override init() { super.init() }
}

/// The effect of a pointer on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How a view is tinted below a pointer.
  public nonisolated enum TintMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In front of it.
    case overlay = 1
    /// Behind it.
    case underlay = 2
  }

  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// It becomes the view's background.
  case highlight(UITargetedPreview)
  /// It lifts the view.
  case lift(UITargetedPreview)
  /// It stays, and the view changes as told.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// The default radius of corners.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A line as over texts.
  case verticalBeam(length: CGFloat)
  /// A line that lies.
  case horizontalBeam(length: CGFloat)
}
