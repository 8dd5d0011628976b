import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

/// A frame source that passes everything on to another one and notes what the user does.
final class RecordingSource: WrappedFrameSource {
  let source: any FrameSource
  private let stage: Stage
  private let isForScenario: Bool
  private let record: (RecordedEvent) -> Void

  /// Makes the source.
  ///
  /// - Parameter isForScenario: Whether a scenario is made of it, which is of one app on one device in
  ///   one language.
  init(
    _ source: any FrameSource, stage: Stage, isForScenario: Bool,
    record: @escaping (RecordedEvent) -> Void
  ) {
    (self.source, self.stage, self.isForScenario, self.record) = (
      source, stage, isForScenario, record
    )
  }

  // A scenario does not repeat it.
  func note(_ occurrence: WindowOccurrence) { if !isForScenario { source.note(occurrence) } }

  func handle(_ event: InputEvent) {
    if !isComposed(event) {
      record(.input(event, elements: start(of: event).map(stage.elements(touchedAt:)) ?? []))
    }
    source.handle(event)
  }

  /// Where it begins something that elements on screen may be meant by; nil if it does not.
  private func start(of event: InputEvent) -> CGPoint? {
    switch event {
    case .pointer(let pointer): pointer.phase == .down ? pointer.position : nil
    case .scroll(let scroll):
      scroll.phase == .began || scroll.phase == .step ? scroll.position : nil
    default: nil
    }
  }

  /// Whether an input method composes text; what it types in the end is recorded.
  private func isComposed(_ event: InputEvent) -> Bool {
    if case .text(let text) = event { text.phase != .committed } else { false }
  }

  func resize(to size: CGSize) {
    if size != stage.screen.bounds.size { record(.resized(size, stage.now)) }
    source.resize(to: size)
  }

  func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {
    let orientation = UIInterfaceOrientation(turned: turn)
    // If the display had no room to rotate the window, it was resized instead.
    if size != stage.screenSize(in: orientation) {
      record(.resized(size, stage.now))
    } else if turn != source.turn {
      let direction: RotationDirection = source.turn.after(1) == turn ? .right : .left
      record(.rotated(direction, to: size, stage.now))
    }
    source.rotate(to: size, turned: turn, by: quarters)
  }

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case _ where !isForScenario: source.state(of: command)
    case .device, .language, .restart, .softwareKeyboard, .statusBar, .memoryWarning, .shake,
      .quickAction:
      nil
    case .look, .homeIndicator, .scenes, .pause, .stepBack, .stepForward: source.state(of: command)
    }
  }

  func obey(_ command: ScreenCommand) {
    if case .look(let look) = command {
      record(.looked(Look(after: look, in: stage.traits), stage.now))
    }
    source.obey(command)
  }
}
