import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// A frame source that passes everything on to another one, whose time can be halted and whose last
/// frames can be shown again.
///
/// What it draws over the screen is in the window alone: captures and recordings are the app's.
final class InspectedSource: FrameSource {
  private let source: any FrameSource
  private let inspection: Inspection
  /// The window's time minus the app's, in seconds: how long the app was halted.
  private var delay: TimeInterval = 0
  /// The fingers that are down on the app, and those that are not for it.
  private var fingers: Set<Int> = []

  init(_ source: any FrameSource, inspection: Inspection) {
    (self.source, self.inspection) = (source, inspection)
  }

  private var isHalted: Bool { inspection.time.isHalted }

  var now: TimeInterval { source.now + delay }
  var nextChange: TimeInterval? { isHalted ? nil : source.nextChange.map { $0 + delay } }
  var textInput: CGRect? { isHalted ? nil : source.textInput }
  var wantsRotation: Bool { source.wantsRotation }
  func canRotate(to size: CGSize) -> Bool { source.canRotate(to: size) }
  func wants(_ key: KeyEvent) -> Bool { source.wants(key.shifted(by: -delay)) }
  var screen: WindowScreen? { source.screen }
  var isLeft: Bool { source.isLeft }

  func advance(to time: TimeInterval) {
    guard !isHalted else {
      delay = max(delay, time - source.now)
      return
    }
    if let due = source.nextChange, due + delay <= time { inspection.noteChange() }
    source.advance(to: time - delay)
  }

  func perform(_ work: () -> Void) {
    guard !isHalted else { return }
    source.perform(work)
    inspection.noteChange()
  }

  func resize(to size: CGSize) {
    source.resize(to: size)
    inspection.noteChange()
  }

  func rotate(to size: CGSize) {
    source.rotate(to: size)
    inspection.noteChange()
  }

  // MARK: Input

  func handle(_ event: InputEvent) {
    if inspection.time.rewoundTo != nil, event.isBeginning {
      return inspection.handle(.touch) { _ in }
    }
    guard isForApp(event) else { return }
    let shifted = event.shifted(by: -delay)
    inspection.note(shifted)
    source.handle(shifted)
  }

  /// Whether the app gets an event: fingers that are down on it go on while it is halted.
  private func isForApp(_ event: InputEvent) -> Bool {
    guard case .pointer(let pointer) = event else {
      if case .arrival = event { return true }
      return !isHalted
    }
    if pointer.phase == .down {
      if inspection.isPicking {
        inspection.pick(at: pointer.position)
      } else if !isHalted {
        fingers.insert(pointer.id)
        return true
      }
      return false
    }
    guard fingers.contains(pointer.id) else { return false }
    if pointer.phase == .up || pointer.phase == .cancelled { fingers.remove(pointer.id) }
    return true
  }

  // MARK: Frames

  func frame() -> DisplayList {
    if var past = inspection.rewoundFrame {
      past.commands += inspection.stage.screenMask
      return past
    }
    if inspection.isWatching || isHalted { inspection.note(source.capture().frame) }
    var frame = source.frame()
    if inspection.isWatching { frame.commands += ScreenMarks(of: inspection).commands }
    return frame
  }

  func capture() -> (frame: DisplayList, scale: CGFloat) {
    let present = source.capture()
    return (inspection.rewoundFrame ?? present.frame, present.scale)
  }

  // MARK: Commands

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case .pause: isHalted ? .on : .off
    case .stepBack, .stepForward: .off
    default: source.state(of: command)
    }
  }

  func obey(_ command: ScreenCommand) {
    switch command {
    case .pause: handle(.toggle)
    case .stepBack: handle(.back)
    case .stepForward: handle(.forward)
    default:
      source.obey(command)
      inspection.noteChange()
    }
  }

  /// Does what a person asks of the time.
  func handle(_ event: InspectedTime.Event) {
    inspection.handle(event) { seconds in
      source.advance(to: source.now + seconds)
      delay -= seconds
    }
  }
}

nonisolated extension KeyEvent {
  fileprivate func shifted(by seconds: TimeInterval) -> KeyEvent {
    KeyEvent(key: key, modifiers: modifiers, phase: phase, time: time + seconds)
  }
}

nonisolated extension InputEvent {
  /// Whether a person begins something with it: a finger comes down, a key, a scroll.
  fileprivate var isBeginning: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .key(let event): event.phase == .down
    case .secondaryClick, .scroll: true
    case .text, .arrival: false
    }
  }

  /// The same at another time.
  fileprivate func shifted(by seconds: TimeInterval) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time += seconds
      return .pointer(event)
    case .secondaryClick(var event):
      event.time += seconds
      return .secondaryClick(event)
    case .scroll(var event):
      event.time += seconds
      return .scroll(event)
    case .key(let event): return .key(event.shifted(by: seconds))
    case .text(var event):
      event.time += seconds
      return .text(event)
    case .arrival(var event):
      event.time += seconds
      return .arrival(event)
    }
  }
}
