import CSDL2
public import Input

/// The desktop's clipboard.
public final class SystemClipboard: @MainActor Clipboard {
  /// Makes the clipboard; it needs a window.
  public init() {}

  /// The text; nil if there is none.
  public var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let copy = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(copy) }
      return String(cString: copy)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
