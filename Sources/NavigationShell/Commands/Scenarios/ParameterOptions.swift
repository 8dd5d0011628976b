import ArgumentParser
import Scenario

/// The values that a command gives to parameters of scenarios.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Give a parameter of scenarios another value; may be given several times.",
      valueName: "name=value"),
    transform: assignment)
  var assignments: [Assignment] = []

  /// A name and its value.
  struct Assignment: Hashable, Sendable {
    let name, value: String
  }

  /// The values by name; of one that is given twice the last counts.
  var values: [String: String] {
    Dictionary(assignments.map { ($0.name, $0.value) }) { $1 }
  }

  /// The options as arguments, for workers.
  var arguments: [String] { assignments.map { "--set=\($0.name)=\($0.value)" } }

  /// Checks that scenarios have the parameters.
  ///
  /// - Throws: ShellError if none of the scenarios has one.
  func check(against files: [ScenarioFile]) throws(ShellError) {
    let names = Set(files.flatMap(\.parameters))
    for assignment in assignments where !names.contains(assignment.name) {
      throw .usage(.unknownParameter(assignment.name, available: names.sorted()))
    }
  }
}

private nonisolated func assignment(_ text: String) throws -> ParameterOptions.Assignment {
  guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
    throw ValidationError(.badAssignment(text))
  }
  return ParameterOptions.Assignment(
    name: String(text[..<sign]), value: String(text[sign...].dropFirst()))
}
