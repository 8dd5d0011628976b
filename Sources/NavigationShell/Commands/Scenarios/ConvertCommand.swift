import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Turns a Maestro flow into a scenario.
struct ConvertCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Turn a Maestro flow into a scenario.",
    discussion: """
      The scenario is printed, or written to --output. What a scenario has no counterpart for is a \
      comment in it, and a line on standard error.
      """)

  /// The largest flow: people write them by hand.
  private static let maximumBytes = 1 << 20

  @Argument(
    help: ArgumentHelp("The flow.", valueName: "flow.yaml"),
    transform: { try UsageSentence.path($0, of: "flow") })
  var flow: String
  @Option(
    name: .shortAndLong, help: "The scenario's file, which must not be there yet.",
    transform: { try UsageSentence.path($0, of: "--output") })
  var output: String?
  @Flag(help: "Write a part, for a flow that other flows run.")
  var part = false
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The device on which percentages of the screen become points.", valueName: "name"),
    transform: NavigationShell.device(named:))
  var device: Device?

  @MainActor func perform(in shell: Shell) throws {
    let device = device ?? .window
    let converted = try convert(
      try text(), on: ConvertedFlow.Screen(device: device.name, size: device.size))
    if let output {
      try write(converted.yaml, to: output)
    } else {
      Console.write(converted.yaml)
    }
    if !converted.notes.isEmpty {
      Console.complain(converted.notes.map { $0.diagnostic(in: flow) })
    }
  }

  private func text() throws -> String {
    try InputFile.text(
      InputFile.contents(of: flow, limit: Self.maximumBytes), of: flow)
  }

  private func convert(
    _ text: String, on screen: ConvertedFlow.Screen
  ) throws(ShellError) -> ConvertedFlow {
    do throws(FlowError) {
      return try ConvertedFlow(text, on: screen, isPart: part)
    } catch {
      throw .badInput(.flow(line: error.diagnostic(in: flow)))
    }
  }

  private func write(_ text: String, to path: String) throws(ShellError) {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .badInput(.alreadyThere(path: path))
    }
    do throws(WriteError) {
      try WrittenFile(URL(fileURLWithPath: path)).write(Data(text.utf8))
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
    Console.say(path)
  }
}
