import Foundation
import Goldens

/// A program that was built with the tests, run as a process.
struct BuiltProgram {
  /// The result of a run.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  let file: URL

  /// Finds the program beside the tests.
  init(named name: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    file = tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Uses the program at a path.
  init(at file: URL) { self.file = file }

  /// Runs it to its end, without a display unless the environment names one.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:], in place: URL? = nil
  ) throws -> Outcome {
    let process = process(arguments, environment: environment)
    if let place { process.currentDirectoryURL = place }
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// The process, not started yet.
  func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    var inherited = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"] {
      inherited[name] = nil
    }
    // The zooms remembered by the tests' own user must not count.
    inherited["XDG_STATE_HOME"] = "/dev/null"
    process.environment = inherited.merging(environment) { $1 }
    return process
  }
}
