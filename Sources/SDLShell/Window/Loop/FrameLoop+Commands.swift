import Foundation
import Input

extension FrameLoop: WindowCommands {
  /// Does what a command says, if it can be done.
  public func obey(_ command: WindowCommand) { obey(command, nil) }

  /// Does what a command says, or passes its key on if it cannot be done.
  func obey(_ command: WindowCommand, _ key: InputEvent?) {
    guard state(of: command) != nil else { return key.map(handle) ?? () }
    key.map { consumedKeys.consume($0) }
    switch command {
    case .open(let panel): toggle(panel)
    case .rotate(let direction): rotateWindow(direction)
    case .zoom(let step):
      cancelTouches()
      window.zoom(step)
      follow(source.resize)
      keeping.keepZoom(of: window)
    case .saveScreen: save(in: nil)
    case .saveDevice: save(in: window.screen.bezel)
    case .bezel:
      window.toggleBezel()
      follow(source.resize)
    case .film: camera.toggleFilm(filmed(source.frame()))
    case .slowAnimations:
      clock.toggleSlow()
      source.pace(hands: clock.speed)
    case .touches: pointers.showsTouches.toggle()
    case .twoFingers:
      pointers.isPair.toggle()
      followPair()
    case .inspector:
      panel?.content.isOpen.toggle()
      fitPanel()
    case .inspectorKeys: panel?.isFocused.toggle()
    case .model:
      cancelTouches()
      panel?.toggleModel()
      fitPanel()
    case .quit: isOver = true
    case .screen(let command):
      if case .device = command { keeping.keep(window) }
      source.obey(command)
      followScreen()
    }
    overlay?.commandsDidChange()
    display.needsFrame = true
  }

  /// The state of a command; nil if it cannot be done.
  public func state(of command: WindowCommand) -> CommandState? {
    switch command {
    case .open: overlay == nil ? nil : .off
    case .zoom(.to(let zoom)):
      window.canZoom(to: zoom) ? (window.zoom == zoom ? .on : .off) : nil
    case .slowAnimations: clock.isSlow ? .on : .off
    case .touches: pointers.showsTouches ? .on : .off
    case .twoFingers: pointers.isPair ? .on : .off
    case .film: camera.isFilming ? .on : .off
    case .inspector: panel.map { $0.content.isOpen ? .on : .off }
    case .inspectorKeys: panel.flatMap { $0.open == nil ? nil : $0.isFocused ? .on : .off }
    case .model: panel.map { $0.content.isWide ? .on : .off }
    case .saveDevice: window.bezel.map { _ in .off }
    case .bezel: window.bezel.map { _ in window.hasBezel ? .on : .off }
    case .screen(let command): source.state(of: command)
    case .rotate, .zoom, .saveScreen, .quit: .off
    }
  }

  /// Opens a panel, best with its corner at a point of the overlay, else beside the device if there is
  /// room, or closes it.
  func toggle(_ panel: CommandPanel, at corner: CGPoint? = nil) {
    cancelTouches()
    overlay?.barAnchor = nil
    if corner == nil, window.makeRoomBeside() { follow(source.resize) }
    overlay?.resize(to: window.overlayGeometry.points)
    overlay?.toggle(panel, at: corner ?? window.cornerBeside) { [unowned self] in state(of: $0) }
    if !isCovered { leaveRoomBeside() }
  }

  /// No menu needs room beside the device any more.
  func leaveRoomBeside() {
    if window.leaveRoomBeside() { follow(source.resize) }
  }

  /// Shows the screen that the source asks for, or ends if the app is left.
  private func followScreen() {
    isOver = isOver || source.isLeft
    guard let screen = source.screen, screen != window.screen else { return }
    window.show(screen)
    keeping.zoom = window.zoom
    follow(source.resize)
  }

  /// Takes a screenshot, in the device around the screen if there is one.
  private func save(in bezel: Bezel?) {
    let frame = source.frame()
    let picture = bezel.map { $0.surrounding(frame.masked, turned: source.turn) }
    camera.save(picture ?? frame.screen, scale: frame.scale, isOpaque: bezel == nil)
    display.flash.begin(at: elapsed)
    source.note(.screenshot)
  }
}
