import Drawing
import Foundation
import Input

extension FrameLoop: WindowCommands {
  /// Does what a command says, if it can be done.
  public func obey(_ command: WindowCommand) { obey(command, nil) }

  /// Whether a panel is open, which gets all input.
  var isCovered: Bool { overlay?.panel != nil }

  /// Passes input on to the panel that is open, else to the screen.
  func take(_ input: InputEvent) {
    if takenKeys.end(with: input) { return }
    if input.isKeyUp {
      // Who heard of a key that went down hears that it is up, whoever has the keys by now.
      panel?.handle(atRealTime(input))
      return source.handle(input)
    }
    if let overlay, isCovered, !isArrival(input) {
      takenKeys.take(input)
      let command = overlay.handle(atRealTime(input))
      if !isCovered { leaveRoomBeside() }
      command.map { obey($0, nil) }
    } else if takeInPanel(input) {
      return
    } else if hasPanelFocus, isOfKeys(input) {
      openPanel?.handle(atRealTime(input))
      fitPanel()
    } else if let way = pan(after: input) {
      pan(by: way)
    } else if opensMenu(input) {
      toggle(.menu, at: mousePosition(in: window.overlayGeometry))
    } else if !isBesideScreen(input) {
      for event in fingers(of: input) where touches.note(event) { source.handle(event) }
    }
  }

  /// Cancels the fingers that are down: that they are lifted may not be heard of.
  func cancelTouches() {
    pair.cancel()
    for event in touches.cancelled(at: source.now) where touches.note(event) {
      source.handle(event)
    }
    cancelPanelTouches()
  }

  private func isOfKeys(_ input: InputEvent) -> Bool {
    switch input {
    case .key, .text: true
    case .pointer, .secondaryClick, .scroll, .arrival: false
    }
  }

  private func isArrival(_ input: InputEvent) -> Bool {
    if case .arrival = input { true } else { false }
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

  private func isOnScreen(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: window.geometry.points).contains(point)
  }

  /// Does what a command says, or passes its key on if it cannot be done.
  func obey(_ command: WindowCommand, _ key: InputEvent?) {
    guard state(of: command) != nil else { return key.map(take) ?? () }
    key.map { takenKeys.take($0) }
    switch command {
    case .open(let panel): toggle(panel)
    case .rotate(let direction): rotateWindow(direction)
    case .zoom(let step):
      cancelTouches()
      window.zoom(step)
      follow(source.resize)
      keeping.zoom = window.zoom
      onZoom(window.zoom)
    case .saveScreen: save(source.frame().screen)
    case .saveDevice:
      window.screen.bezel.map {
        save(
          $0.surrounding(source.frame().masked, turned: source.turn), isOpaque: false
        )
      }
    case .bezel:
      window.toggleBezel()
      follow(source.resize)
    case .film: toggleFilm()
    case .slowAnimations:
      clock.speed = state(of: .slowAnimations) == .on ? max(normalSpeed, 1) : Self.slowSpeed
      source.pace(hands: clock.speed)
    case .touches: showsTouches.toggle()
    case .twoFingers:
      isPair.toggle()
      followPair()
    case .inspector: togglePanel()
    case .inspectorKeys: isPanelFocused.toggle()
    case .model: toggleModel()
    case .quit: isOver = true
    case .screen(let command):
      if case .device = command { keepWindow() }
      source.obey(command)
      followScreen()
    }
    overlay?.commandsDidChange()
    needsFrame = true
  }

  /// The state of a command; nil if it cannot be done.
  public func state(of command: WindowCommand) -> CommandState? {
    switch command {
    case .open: overlay == nil ? nil : .off
    case .zoom(.to(let zoom)):
      window.canZoom(to: zoom) ? (window.zoom == zoom ? .on : .off) : nil
    case .slowAnimations: clock.speed == Self.slowSpeed ? .on : .off
    case .touches: showsTouches ? .on : .off
    case .twoFingers: isPair ? .on : .off
    case .film: isFilming ? .on : .off
    case .inspector: panel.map { $0.isOpen ? .on : .off }
    case .inspectorKeys: openPanel.map { _ in isPanelFocused ? .on : .off }
    case .model: panel.map { $0.isWide ? .on : .off }
    case .saveDevice: window.bezel.map { _ in .off }
    case .bezel: window.bezel.map { _ in window.hasBezel ? .on : .off }
    case .screen(let command): source.state(of: command)
    case .rotate, .zoom, .saveScreen, .quit: .off
    }
  }

  /// Opens a panel, best with its corner at a point of the overlay, else beside the device if there is
  /// room, or closes it.
  private func toggle(_ panel: CommandPanel, at corner: CGPoint? = nil) {
    cancelTouches()
    if corner == nil, window.makeRoomBeside() { follow(source.resize) }
    overlay?.resize(to: window.overlayGeometry.points)
    overlay?.toggle(panel, at: corner ?? window.cornerBeside) { [unowned self] in state(of: $0) }
    if !isCovered { leaveRoomBeside() }
  }

  /// No menu needs room beside the device any more.
  private func leaveRoomBeside() {
    if window.leaveRoomBeside() { follow(source.resize) }
  }

  /// Shows the screen that the source asks for, or ends if the app is left.
  private func followScreen() {
    isOver = isOver || source.isLeft
    guard source.screen != screen else { return }
    screen = source.screen
    screen.map(window.show)
    keeping.zoom = window.zoom
    follow(source.resize)
  }

  private func save(_ list: DisplayList, isOpaque: Bool = true) {
    let scale = source.frame().scale
    notice(
      screenshots.save(
        list, scale: scale, isOpaque: isOpaque, copies: window.driver == "x11"))
    flash.begin(at: elapsed)
    source.note(.screenshot)
  }
}
