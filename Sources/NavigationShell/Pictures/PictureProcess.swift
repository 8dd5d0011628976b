import Foundation
import SDLShell
import Synchronization

/// Draws SVG files in a child process of this program, which ends itself when a picture takes too
/// long.
///
/// ``SVGWork`` estimates the work beforehand; this catches files whose estimate is wrong. The child
/// starts with the first file and serves all that follow.
nonisolated final class PictureProcess: VectorDrawing {
  /// The CPU time of a picture without a window, in seconds: enough for the largest drawings on a
  /// slow machine.
  static let headlessPatience = 10.0
  /// The CPU time of a picture in a window, in seconds: short, as the user waits.
  static let windowPatience = 1.5

  private let program: URL
  private let arguments: [String]
  private let child = Mutex<PictureChild?>(nil)

  /// Draws with a limit of CPU seconds per picture.
  init(patience: Double, program: URL = Program.file) {
    self.program = program
    arguments = [PictureCommand.name, "\(patience)"]
  }

  /// The drawing for this process: in place if the program has no commands, as it cannot be a child
  /// then.
  static func drawing(patience: Double) -> any VectorDrawing {
    Program.hasCommands ? PictureProcess(patience: patience) : DrawingInPlace()
  }

  func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding {
    child.withLock { child in
      guard let running = child ?? PictureChild(program, arguments) else {
        return DrawingInPlace().draw(file, width: width, height: height)
      }
      let decoding = running.draw(file, width: width, height: height)
      child = decoding == nil ? nil : running
      return decoding ?? (running.endedLate ? .late : .broken)
    }
  }
}
