import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

/// A frame source that passes everything on to another one and records the user's input.
final class RecordingSource: FrameSource {
  private let source: any FrameSource
  private let stage: Stage
  private let recorder: Recorder

  init(_ source: any FrameSource, stage: Stage, recorder: Recorder) {
    self.source = source
    self.stage = stage
    self.recorder = recorder
    recorder.begin(stage)
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
  func capture() -> (frame: DisplayList, scale: CGFloat) { source.capture() }

  func handle(_ event: InputEvent) {
    var elements: [StageElement] = []
    if case .pointer(let pointer) = event, pointer.phase == .down { elements = stage.elements() }
    if !isComposed(event) { recorder.note(.input(event, elements: elements)) }
    source.handle(event)
  }

  /// Whether an input method composes text; what it types in the end is recorded.
  private func isComposed(_ event: InputEvent) -> Bool {
    if case .text(let text) = event { text.phase != .committed } else { false }
  }

  func resize(to size: CGSize) {
    if size != stage.screen.bounds.size { recorder.note(.resized(size, stage.now)) }
    source.resize(to: size)
  }

  func rotate(to size: CGSize) {
    let old = stage.screen.bounds.size
    let isRotation = size == CGSize(width: old.height, height: old.width)
    // If the display had no room to rotate the window, it was resized instead.
    if size != old { recorder.note(isRotation ? .rotated(stage.now) : .resized(size, stage.now)) }
    source.rotate(to: size)
  }

  var screen: WindowScreen? { source.screen }
  var isLeft: Bool { source.isLeft }

  /// A recording is of one app on one device in one language.
  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case .device, .language, .restart, .softwareKeyboard, .memoryWarning, .shake: nil
    case .look, .homeIndicator, .scenes, .pause, .stepBack, .stepForward: source.state(of: command)
    }
  }

  func obey(_ command: ScreenCommand) {
    if case .look(let look) = command {
      recorder.note(.looked(Look(after: look, in: stage.traits), stage.now))
    }
    source.obey(command)
  }
}
