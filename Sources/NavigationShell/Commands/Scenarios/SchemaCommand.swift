import ArgumentParser
import Scenario

/// Prints the schema by which editors complete and check scenarios.
struct SchemaCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON Schema of scenarios, for editors.",
    discussion: """
      Put it into a file, and name that in the editor's settings, or in a scenario's first line: \
      # yaml-language-server: $schema=scenario.schema.json
      """)

  @Argument(
    help: ArgumentHelp(
      "Of which files: scenarios, parts of them, or a folder's defaults.",
      valueName: ScenarioSchema.Subject.allCases.map(\.rawValue).joined(separator: "|")),
    transform: schemaSubject)
  var subject = ScenarioSchema.Subject.scenario

  @MainActor func perform(in shell: Shell) throws {
    let schema = ScenarioSchema(
      of: subject, apps: shell.apps.map(\.name),
      devices: Device.inEveryOrientation.map(\.name))
    Console.say(text: try JSONText.of(schema))
  }
}

private nonisolated func schemaSubject(_ name: String) throws -> ScenarioSchema.Subject {
  guard let subject = ScenarioSchema.Subject(rawValue: name) else {
    throw ValidationError(
      .unknownName(
        name, kind: "schema", available: ScenarioSchema.Subject.allCases.map(\.rawValue)))
  }
  return subject
}
