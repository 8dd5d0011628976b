import Foundation

/// The solver kiwi, through its Python binding.
enum Kiwi {
  /// The outcome of a step in kiwi.
  struct Outcome {
    let isAccepted: Bool
    let values: [Double]

    init(_ line: Substring) {
      let words = line.split(separator: " ")
      isAccepted = words.first == "accepted"
      values = words.dropFirst().compactMap { Double($0) }
    }
  }

  static let isInstalled = (try? run(["-c", "import kiwisolver"], input: "")) != nil

  /// Kiwi's outcome of each step of each system; none for a system in which kiwi ended its process.
  static func outcomes(of systems: [RandomSystem]) throws -> [[Outcome]] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "kiwi_values.py")
    let input = systems.flatMap { ["system \($0.variableCount)"] + $0.steps.map(\.line) }
    let output = try run([script.path], input: input.joined(separator: "\n") + "\n")
    var lines = output.split(separator: "\n")[...]
    return systems.map { system in
      defer { lines = lines.dropFirst(system.steps.count) }
      return lines.first == "stopped" ? [] : lines.prefix(system.steps.count).map(Outcome.init)
    }
  }

  private struct Failure: Error {
    let message: String
  }

  private static func run(_ arguments: [String], input: String) throws -> String {
    let process = Process()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: "python3 ended with \(process.terminationStatus).")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
