import Drawing
import Foundation
import Input

extension FrameLoop {
  /// The panel while it is open.
  var openPanel: (any WindowPanel)? { panel?.isOpen == true ? panel : nil }

  /// Whether the panel gets the keys: they were given to it, or text is typed there.
  var hasPanelFocus: Bool {
    openPanel.map { isPanelFocused || $0.isWide || $0.textInput != nil } ?? false
  }

  /// Where text is typed, in the window's units; nil while none is.
  var textInput: CGRect? {
    hasPanelFocus
      ? openPanel?.textInput.map(window.panelUnits)
      : source.textInput.map(window.geometry.units)
  }

  /// Opens the panel beside the screen, or closes it.
  func togglePanel() {
    guard let panel else { return }
    panel.isOpen.toggle()
    fitPanel()
  }

  /// Shows the panel's model over the whole window, or no longer; opens the panel for it.
  func toggleModel() {
    cancelTouches()
    if openPanel == nil { panel?.isOpen = true }
    panel?.toggleModel()
    fitPanel()
  }

  /// Makes room for the panel, which may cover all, or takes it away.
  func fitPanel() {
    let (width, isWide) = (openPanel?.width ?? 0, openPanel?.isWide ?? false)
    guard width != window.panelWidth || isWide != window.isPanelWide else { return }
    window.showPanel(width: width, isWide: isWide)
    follow(source.resize)
  }

  /// Input as it is for what is beside and over the screen: at the person's time, which slow
  /// animations leave as it is.
  func atRealTime(_ input: InputEvent) -> InputEvent {
    input.shifted(by: clock.real - input.time)
  }

  /// Cancels the fingers that are down on the panel.
  func cancelPanelTouches() {
    for finger in panelFingers {
      openPanel?.handle(
        .pointer(
          PointerEvent(
            id: finger, phase: .cancelled, position: .zero, time: clock.real)))
    }
    panelFingers = []
  }

  /// Passes input on to the panel if it is over that; returns false if it is for the screen.
  ///
  /// A finger that came down on one of both stays there.
  func takeInPanel(_ input: InputEvent) -> Bool {
    guard let panel, panel.isOpen, let position = input.position else { return false }
    let input = atRealTime(input)
    defer { fitPanel() }
    let place = window.panelPoint(of: position)
    let isInside = window.isPanel(at: position)
    guard case .pointer(let pointer) = input else {
      if isInside { panel.handle(input.moved(to: place)) }
      return isInside
    }
    if pointer.phase == .down {
      if isInside { panelFingers.insert(pointer.id) } else { panel.endTyping() }
    }
    guard panelFingers.contains(pointer.id) else { return false }
    if pointer.phase == .up || pointer.phase == .cancelled { panelFingers.remove(pointer.id) }
    panel.handle(input.moved(to: place))
    return true
  }
}

nonisolated extension InputEvent {
  /// Where it happened; nil for keys and the like.
  var position: CGPoint? {
    switch self {
    case .pointer(let event): event.position
    case .secondaryClick(let event): event.position
    case .scroll(let event): event.position
    case .key, .text, .arrival: nil
    }
  }

  /// The same somewhere else.
  func moved(to position: CGPoint) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.position = position
      return .pointer(event)
    case .secondaryClick(var event):
      event.position = position
      return .secondaryClick(event)
    case .scroll(var event):
      event.position = position
      return .scroll(event)
    case .key, .text, .arrival: return self
    }
  }
}
