import ArgumentParser
import Foundation

/// Measures one thing in a process of its own; the bench starts it and reads what it prints.
struct ProbeCommand: ShellCommand {
  /// What can be measured.
  enum Kind: String, ExpressibleByArgument {
    case floor, start, idle
  }

  static let configuration = CommandConfiguration(commandName: "probe", shouldDisplay: false)

  @Argument var kind: Kind
  @Option var seconds = 10.0

  @MainActor func perform(in shell: Shell) throws {
    let app = shell.apps.first(where: \.opensFolders) ?? shell.apps[0]
    let result =
      switch kind {
      case .floor: try Probe.floor()
      case .start: try Probe.start(app)
      case .idle: try Probe.idle(app, seconds: seconds)
      }
    print(try JSONText.of(result))
  }
}
