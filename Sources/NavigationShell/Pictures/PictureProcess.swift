import Foundation
import SDLShell
import Synchronization

/// Draws SVG files in this program once more, as a child that ends itself when a picture takes too long.
///
/// How much work a file is, is known before; this is for the file of which it was told wrongly. The child
/// starts with the first such file and serves all that follow.
nonisolated final class PictureProcess: VectorDrawing {
  /// In seconds of a processor: long enough for the largest drawings on a slow machine.
  static let headlessPatience = 10.0
  /// In seconds of a processor: someone is looking.
  static let windowPatience = 1.5

  private let program: URL
  private let arguments: [String]
  private let child = Mutex<PictureChild?>(nil)

  /// Makes what draws; a picture may take so many seconds.
  init(patience: Double, program: URL = Program.file) {
    self.program = program
    arguments = [PictureCommand.name, "\(patience)"]
  }

  /// What draws for this process: a program without our commands cannot be started for one.
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
