import Foundation
import Input

/// The input of a person, for a menu over the window, the panel beside the screen, or the screen.
extension FrameLoop {
  /// Whether a menu is open, which gets all input.
  var isCovered: Bool { overlay?.panel != nil }

  /// Where text is typed, in the window's units; nil while none is.
  var textInput: CGRect? {
    if let panel, panel.hasKeys { return panel.textInput }
    return source.textInput.map(window.geometry.units)
  }

  /// The event that a key means, as far as text that is edited and the app have no use for the key.
  func meaning(of stroke: KeyStroke) -> WindowEvent? {
    guard !isCovered else { return stroke.meaning(isTyping: false, isWanted: false) }
    let mayBeWanted = stroke.mayBeWanted && panel?.hasKeys != true
    return stroke.meaning(
      isTyping: textInput != nil, isWanted: mayBeWanted && stroke.key.map(source.wants) == true)
  }

  /// Passes input on to the menu that is open, else to the panel or the screen.
  func handle(_ input: InputEvent) {
    if consumedKeys.end(with: input) { return }
    if input.isKeyUp {
      // Both get a key's release, as either may have got its press.
      panel?.content.handle(atRealTime(input))
      return source.handle(input)
    }
    if let overlay, isCovered, !input.isArrival {
      consumedKeys.consume(input)
      let command = overlay.handle(atRealTime(input))
      if !isCovered { leaveRoomBeside() }
      command.map { obey($0, nil) }
    } else if handleInBar(input) {
      display.needsFrame = true
    } else if panel?.handle(atRealTime(input)) == true {
      fitPanel()
    } else if let offset = pan(after: input) {
      pan(by: offset)
    } else if opensMenu(input) {
      toggle(.menu, at: mousePosition(in: window.overlayGeometry))
    } else if !isBesideScreen(input) {
      pointers.events(of: input, on: window.geometry.points).forEach(source.handle)
    }
  }

  /// Cancels the fingers that are down, as their release may not come.
  func cancelTouches() {
    pointers.cancel(at: source.now).forEach(source.handle)
    panel?.cancelTouches(at: clock.real)
  }

  /// Makes room for the panel, which may cover all, or takes it away.
  func fitPanel() {
    if panel?.fit() == true { follow(source.resize) }
  }

  /// The input for panels and menus: at the person's time, which slow animations leave as it is.
  private func atRealTime(_ input: InputEvent) -> InputEvent {
    input.shifted(by: clock.real - input.time)
  }

  /// Whether it is a click with the right button beside the screen.
  private func opensMenu(_ input: InputEvent) -> Bool {
    guard overlay != nil, case .secondaryClick(let click) = input else { return false }
    return !isOnScreen(click.position)
  }

  /// Whether a finger comes down beside the screen, as on the device around it: it touches nothing.
  private func isBesideScreen(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input, pointer.phase == .down else { return false }
    return !isOnScreen(pointer.position)
  }
}

nonisolated extension InputEvent {
  fileprivate var isArrival: Bool { if case .arrival = self { true } else { false } }
}
