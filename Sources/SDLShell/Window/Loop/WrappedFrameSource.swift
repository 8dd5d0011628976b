package import Drawing
package import Foundation
package import Input

/// A frame source around another one: it is like that, but for what it declares itself.
package protocol WrappedFrameSource: FrameSource {
  /// The source inside.
  var source: any FrameSource { get }
}

extension WrappedFrameSource {
  package var now: TimeInterval { source.now }
  package var nextChange: TimeInterval? { source.nextChange }
  package var textInput: CGRect? { source.textInput }
  package func wants(_ key: KeyEvent) -> Bool { source.wants(key) }
  package func handle(_ event: InputEvent) { source.handle(event) }
  package func advance(to time: TimeInterval) { source.advance(to: time) }
  package func pace(hands pace: Double) { source.pace(hands: pace) }
  package func perform(_ work: () -> Void) { source.perform(work) }
  package func resize(to size: CGSize) { source.resize(to: size) }
  package var pose: ScreenPose { source.pose }
  package func turn(after direction: RotationDirection?) -> QuarterTurn? {
    source.turn(after: direction)
  }
  package func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {
    source.rotate(to: size, turned: turn, by: quarters)
  }
  package var screen: WindowScreen? { source.screen }
  package func state(of command: ScreenCommand) -> CommandState? { source.state(of: command) }
  package func obey(_ command: ScreenCommand) { source.obey(command) }
  package func note(_ occurrence: WindowOccurrence) { source.note(occurrence) }
  package var keepsAwake: Bool { source.keepsAwake }
  package var isLeft: Bool { source.isLeft }
  package func frame() -> ScreenFrame { source.frame() }
  package var status: String? { source.status }
}
