import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

/// A window's screen on which a scenario is played, each event at its time; a person may join in.
final class ScriptedSource: FrameSource {
  private let source: any FrameSource
  private let stage: Stage
  private var hands: ScriptedHands
  private var isTurning = false

  init(_ source: any FrameSource, stage: Stage, hands: ScriptedHands) {
    self.source = source
    self.stage = stage
    self.hands = hands
  }

  var now: TimeInterval { source.now }
  var nextChange: TimeInterval? { [source.nextChange, hands.next].compactMap(\.self).min() }
  var wantsRotation: Bool { isTurning || source.wantsRotation }
  func canRotate(to size: CGSize) -> Bool { source.canRotate(to: size) }
  func resize(to size: CGSize) { source.resize(to: size) }
  func handle(_ event: InputEvent) { source.handle(event) }
  func change(_ look: ScreenLook) { source.change(look) }
  func frame() -> DisplayList { source.frame() }
  func capture() -> (frame: DisplayList, scale: CGFloat) { source.capture() }

  func rotate(to size: CGSize) {
    isTurning = false
    source.rotate(to: size)
  }

  func advance(to time: TimeInterval) {
    while let event = hands.take(by: time) {
      source.advance(to: max(event.time, source.now))
      perform(event)
    }
    source.advance(to: time)
  }

  private func perform(_ event: RecordedEvent) {
    switch event {
    case .input(let input, _): source.handle(input)
    case .rotated: isTurning = true
    case .looked(let look, _): stage.change(traits: look.traits)
    // The window's size is the person's.
    case .resized: break
    }
  }
}
