import Foundation

/// A run of the program `navport` that was built with the tests.
struct RulesRun {
  let exitCode: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("navport")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = Self.text(of: output)
    self.errors = Self.text(of: errors)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  private static func text(of pipe: Pipe) -> String {
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
