/// Holds copied text; a window's host supplies the desktop's.
public protocol Clipboard: AnyObject {
  /// The text; nil if there is none.
  var text: String? { get set }
}

/// Keeps copied text to itself: for tests and captures, which must not depend on the desktop.
public final class MemoryClipboard: Clipboard {
  /// The text; nil if there is none.
  public var text: String?

  /// Makes an empty one.
  public init() {}
}
