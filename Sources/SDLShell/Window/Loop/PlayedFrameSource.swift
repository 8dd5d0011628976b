package import Drawing
package import Foundation
package import Input

/// A frame source that only plays: no app hears of the window, and nothing is typed.
package protocol PlayedFrameSource: FrameSource {}

extension PlayedFrameSource {
  package var textInput: CGRect? { nil }
  package func wants(_ key: KeyEvent) -> Bool { false }
  package func pace(hands pace: Double) {}
  package func perform(_ work: () -> Void) {}
  package func resize(to size: CGSize) {}
  package func turn(after direction: RotationDirection?) -> QuarterTurn? { nil }
  package func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {}
  package var screen: WindowScreen? { nil }
  package func state(of command: ScreenCommand) -> CommandState? { nil }
  package func obey(_ command: ScreenCommand) {}
  package func note(_ occurrence: WindowOccurrence) {}
  package var keepsAwake: Bool { false }
  package var isLeft: Bool { false }
}
