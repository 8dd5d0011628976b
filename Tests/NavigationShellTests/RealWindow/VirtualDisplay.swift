import Foundation

/// A screen in memory with an X server of its own: windows open on it as on a desk.
final class VirtualDisplay {
  /// What tells a program to open its window here.
  let environment: [String: String]
  private let server = Process()
  private let folder: TemporaryFolder

  /// Starts the server; it picks a free number for itself.
  ///
  /// - Throws: An error if Xvfb is not there or does not start.
  init(width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    let number = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
      "-fbdir", folder.url.path,
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    let line = try Self.line(from: number.fileHandleForReading)
    environment = ["DISPLAY": ":\(line)", "SDL_VIDEODRIVER": "x11"]
  }

  deinit { server.terminate() }

  /// What is on the screen now: the server keeps it in a file.
  func picture() throws -> ScreenPicture {
    let file = folder.url.appendingPathComponent("Xvfb_screen0")
    return try ScreenPicture(xwd: Data(contentsOf: file))
  }

  private static func line(from handle: FileHandle) throws -> String {
    var text = Data()
    while let byte = try handle.read(upToCount: 1), byte.first != UInt8(ascii: "\n") {
      guard !byte.isEmpty else { break }
      text += byte
    }
    guard !text.isEmpty else { throw MissingProgram(name: "Xvfb", package: "xvfb") }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A program that a test needs is not installed.
struct MissingProgram: Error, CustomStringConvertible {
  let name, package: String
  var description: String { "\(name) does not run: make test installs the package \(package)" }
}
