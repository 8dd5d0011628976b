import ArgumentParser
import Foundation

/// Measures one thing in a process of its own; the bench starts it and reads what it prints.
struct ProbeCommand: ShellCommand {
  /// What can be measured.
  enum Kind: String, ExpressibleByArgument {
    case floor, start, idle, growth
  }

  static let configuration = CommandConfiguration(commandName: "probe", shouldDisplay: false)

  @Argument var kind: Kind
  @Option var seconds = 10.0

  @MainActor func perform(in shell: Shell) throws {
    let result: any Encodable =
      switch kind {
      case .floor: try Probe.floor()
      case .start: try Probe.start(shell.exhibit)
      case .idle: try Probe.idle(shell.exhibit, seconds: seconds)
      case .growth: try GrowthBench().measure()
      }
    Console.say(text: try JSONText.of(result))
  }
}

extension Shell {
  /// The app that is measured where one has to stand for all: one that opens folders has most to do.
  var exhibit: App { apps.first(where: \.opensFolders) ?? apps[0] }
}
