import Foundation
import Input

/// The panel beside a screen, or over it, in a window: its room there, and the input that it gets.
final class SidePanel {
  let content: any WindowPanel
  private let window: Window
  /// Whether the keys were given to it.
  var isFocused = false
  /// The fingers that came down on it.
  private var fingers: Set<Int> = []

  init(_ content: any WindowPanel, in window: Window) {
    (self.content, self.window) = (content, window)
  }

  /// The content while it is open; nil while it is closed.
  var open: (any WindowPanel)? { content.isOpen ? content : nil }

  /// Whether it gets the keys: they were given to it, or text is typed there.
  var hasKeys: Bool {
    content.isOpen && (isFocused || content.isWide || content.textInput != nil)
  }

  /// Where text is typed on it, in the window's units; nil while none is.
  var textInput: CGRect? { content.textInput.map(window.panelUnits) }

  /// Shows its model of the screen over the whole window, or no longer; opens it for that.
  func toggleModel() {
    if !content.isOpen { content.isOpen = true }
    content.toggleModel()
  }

  /// Gives it its room in the window, or takes that away; returns whether the window has changed.
  func fit() -> Bool {
    let (width, isWide) = (open?.width ?? 0, open?.isWide ?? false)
    guard width != window.panelWidth || isWide != window.isPanelWide else { return false }
    window.showPanel(width: width, isWide: isWide)
    return true
  }

  /// Takes input that is its own, at the person's time; returns false for the screen's.
  ///
  /// A finger that came down on the panel or the screen stays there.
  func handle(_ input: InputEvent) -> Bool {
    guard content.isOpen, isOwn(input) else { return false }
    content.handle(input.converted(window.panelPoint))
    return true
  }

  /// Cancels the fingers that are down on it.
  func cancelTouches(at time: TimeInterval) {
    for finger in fingers {
      open?.handle(
        .pointer(PointerEvent(id: finger, phase: .cancelled, position: .zero, time: time)))
    }
    fingers = []
  }

  private func isOwn(_ input: InputEvent) -> Bool {
    switch input {
    case .pointer(let pointer): isOwn(pointer)
    case .secondaryClick(let click): window.isPanel(at: click.position)
    case .scroll(let scroll): window.isPanel(at: scroll.position)
    case .key, .text: hasKeys
    case .arrival: false
    }
  }

  private func isOwn(_ pointer: PointerEvent) -> Bool {
    switch pointer.phase {
    case .down where window.isPanel(at: pointer.position): fingers.insert(pointer.id)
    case .down: content.endTyping()
    case .moved: break
    case .up, .cancelled: return fingers.remove(pointer.id) != nil
    }
    return fingers.contains(pointer.id)
  }
}

nonisolated extension InputEvent {
  /// The same event with its position in other coordinates.
  fileprivate func converted(_ convert: (CGPoint) -> CGPoint) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.position = convert(event.position)
      return .pointer(event)
    case .secondaryClick(var event):
      event.position = convert(event.position)
      return .secondaryClick(event)
    case .scroll(var event):
      event.position = convert(event.position)
      return .scroll(event)
    case .key, .text, .arrival: return self
    }
  }
}
