import Foundation
import Goldens

/// A virtual display with its own X server.
final class VirtualDisplay {
  /// The environment that makes a program open its window here.
  let environment: [String: String]
  private let server = Process()
  private let folder: TemporaryFolder
  private let number: String

  /// Starts the server, which picks a free display number.
  ///
  /// - Throws: An error if Xvfb is missing or does not start.
  init(width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    let answer = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
      "-noreset",
      "-fbdir", folder.url.path,
    ]
    server.standardOutput = answer
    server.standardError = FileHandle.nullDevice
    try server.run()
    number = try Self.line(from: answer.fileHandleForReading)
    environment = ["DISPLAY": ":\(number)", "SDL_VIDEODRIVER": "x11"]
  }

  isolated deinit {
    end()
    for remains in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: remains)
    }
  }

  /// Ends the server: a child inherits the blocked signals of the test's thread, so only SIGKILL
  /// works and the server cannot clean up.
  func end() { kill(server.processIdentifier, SIGKILL) }

  /// Whether the server has nothing to do.
  var isAsleep: Bool { server.isAsleep }

  /// Sets X resources, as xrdb does.
  func load(_ resources: String) throws {
    let property = ["-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resources]
    let xprop = BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env"))
    let outcome = try xprop.run(["xprop", "-root"] + property, environment: environment)
    guard outcome.exitCode == 0 else { throw MissingProgram(name: "xprop", package: "x11-utils") }
  }

  /// The screen's picture now, from a file of the server.
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
