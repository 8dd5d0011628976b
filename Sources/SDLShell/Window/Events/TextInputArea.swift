import CSDL2
import Foundation

/// Tells the desktop's input method whether text is edited, and where.
struct TextInputArea {
  private var shown: CGRect??

  /// Follows the caret, in the window's units.
  mutating func follow(_ rect: CGRect?) {
    guard shown != .some(rect) else { return }
    shown = .some(rect)
    guard let rect else { return SDL_StopTextInput() }
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    var area = SDL_Rect(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width.rounded(.up)),
      h: Int32(rect.height.rounded(.up)))
    SDL_SetTextInputRect(&area)
  }
}
