public import Foundation

/// A part of a view that is no view itself, for assistive technology, scripts and tests.
///
/// A view lists it in its ``UIResponder/accessibilityElements``:
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "May, 12 books"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 20, width: 30, height: 160)
/// chart.accessibilityElements = [bar]
/// ```
open class UIAccessibilityElement: UIResponder {
  /// The view, or another element, that it is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// A name by which tests of the app find it; people never hear it.
  open var accessibilityIdentifier: String?
  /// Its frame in the coordinates of its container; null if only its frame on screen is set.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Makes an element of a view, or of another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Whether it is an element: true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Its frame on screen in points: the one in its container, unless set.
  open override var accessibilityFrame: CGRect {
    get {
      if accessibilityFrameInContainerSpace.isNull { return super.accessibilityFrame }
      return frameOnScreen(ofPart: accessibilityFrameInContainerSpace)
    }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }

  /// A frame in the container's coordinates, on screen.
  private func frameOnScreen(ofPart frame: CGRect) -> CGRect {
    if let view = accessibilityContainer as? UIView {
      return view.window.map { view.convert(frame, to: $0) } ?? .zero
    }
    guard let element = accessibilityContainer as? UIAccessibilityElement else { return frame }
    let origin = element.accessibilityFrame.origin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
