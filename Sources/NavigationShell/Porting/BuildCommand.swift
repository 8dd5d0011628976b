import Foundation

/// A command of a plan as llbuild reads it.
nonisolated struct BuildCommand: Equatable {
  /// How it is done: `shell` starts a program, `phony` only joins others.
  var tool: String
  /// The paths of the files that it needs.
  var inputs: [String]
  /// The paths of the files that it makes.
  var outputs: [String]
  /// The line about it; nil if it says nothing.
  var description: String?
  /// The program and its arguments; none where none is started.
  var arguments: [String]

  /// A command that starts a program.
  init(inputs: [String], outputs: [String], description: String, arguments: [String]) {
    tool = "shell"
    (self.inputs, self.outputs) = (inputs, outputs)
    (self.description, self.arguments) = (description, arguments)
  }

  /// A command in a plan's file; nil if it has no tool.
  init?(_ properties: [String: Any]) {
    guard let tool = properties["tool"] as? String else { return nil }
    self.tool = tool
    inputs = properties["inputs"] as? [String] ?? []
    outputs = properties["outputs"] as? [String] ?? []
    description = properties["description"] as? String
    arguments = properties["args"] as? [String] ?? []
  }

  /// The command as a plan's file has it, its tool first.
  var written: String {
    var lines = ["tool: \(tool)", "inputs: \(inputs.quoted)", "outputs: \(outputs.quoted)"]
    if let description {
      lines.append("description: \([description].quoted.dropFirst().dropLast())")
    }
    if !arguments.isEmpty { lines.append("args: \(arguments.quoted)") }
    return lines.map { "    \($0)\n" }.joined()
  }

  /// Whether llbuild does it by itself; SwiftPM has tools of its own, which only it can use.
  var isRun: Bool { tool == "shell" || tool == "phony" }

  /// The command by itself, out of SwiftPM's plan: with messages for a person, where SwiftPM asks the
  /// compiler for those of a program, and without the inputs that only stand for other commands.
  func prepared(knowing made: Set<String>) -> BuildCommand {
    var command = self
    command.arguments.removeAll { $0 == "-parseable-output" }
    command.inputs.removeAll { $0.hasPrefix("<") && !made.contains($0) }
    return command
  }
}

nonisolated extension [String] {
  /// The texts as a list of JSON, which YAML reads too.
  fileprivate var quoted: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
