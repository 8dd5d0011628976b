import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

/// A frame source that passes everything on to another one and notes what the user does.
final class RecordingSource: FrameSource {
  private let source: any FrameSource
  private let stage: Stage
  private let isForScenario: Bool
  private let note: (RecordedEvent) -> Void

  /// Makes the source.
  ///
  /// - Parameter isForScenario: Whether a scenario is made of it, which is of one app on one device in
  ///   one language.
  init(
    _ source: any FrameSource, stage: Stage, isForScenario: Bool,
    note: @escaping (RecordedEvent) -> Void
  ) {
    (self.source, self.stage, self.isForScenario, self.note) = (source, stage, isForScenario, note)
  }

  var now: TimeInterval { source.now }
  var nextChange: TimeInterval? { source.nextChange }
  var textInput: CGRect? { source.textInput }
  var wantsRotation: Bool { source.wantsRotation }
  func canRotate(to size: CGSize) -> Bool { source.canRotate(to: size) }
  func advance(to time: TimeInterval) { source.advance(to: time) }
  func perform(_ work: () -> Void) { source.perform(work) }
  func wants(_ key: KeyEvent) -> Bool { source.wants(key) }
  func frame() -> DisplayList { source.frame() }
  func capture(isMasked: Bool) -> (frame: DisplayList, scale: CGFloat) {
    source.capture(isMasked: isMasked)
  }
  var status: String? { source.status }
  var keepsAwake: Bool { source.keepsAwake }
  // A scenario does not repeat it.
  func note(_ occurrence: WindowOccurrence) { if !isForScenario { source.note(occurrence) } }

  func handle(_ event: InputEvent) {
    var elements: [StageElement] = []
    if case .pointer(let pointer) = event, pointer.phase == .down { elements = stage.elements() }
    if !isComposed(event) { note(.input(event, elements: elements)) }
    source.handle(event)
  }

  /// Whether an input method composes text; what it types in the end is recorded.
  private func isComposed(_ event: InputEvent) -> Bool {
    if case .text(let text) = event { text.phase != .committed } else { false }
  }

  func resize(to size: CGSize) {
    if size != stage.screen.bounds.size { note(.resized(size, stage.now)) }
    source.resize(to: size)
  }

  func rotate(to size: CGSize) {
    let old = stage.screen.bounds.size
    let isRotation = size == CGSize(width: old.height, height: old.width)
    // If the display had no room to rotate the window, it was resized instead.
    if size != old { note(isRotation ? .rotated(stage.now) : .resized(size, stage.now)) }
    source.rotate(to: size)
  }

  var screen: WindowScreen? { source.screen }
  var isLeft: Bool { source.isLeft }

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case _ where !isForScenario: source.state(of: command)
    case .device, .language, .restart, .softwareKeyboard, .statusBar, .memoryWarning, .shake: nil
    case .look, .homeIndicator, .scenes, .pause, .stepBack, .stepForward: source.state(of: command)
    }
  }

  func obey(_ command: ScreenCommand) {
    if case .look(let look) = command {
      note(.looked(Look(after: look, in: stage.traits), stage.now))
    }
    source.obey(command)
  }
}
