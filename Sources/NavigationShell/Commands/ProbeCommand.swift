import ArgumentParser
import Foundation

/// Measures one thing in a process of its own and prints it for the benchmark.
struct ProbeCommand: ShellCommand {
  /// The kind of a measurement.
  enum Kind: String, ExpressibleByArgument {
    case floor, start, idle, growth, repetitions, storyboard
    /// Idle with everything open.
    case open
    /// What a profiler counts.
    case counted
    /// What SDL's accelerated renderer draws, compared with software.
    case renderer
  }

  static let configuration = CommandConfiguration(commandName: "probe", shouldDisplay: false)

  @Argument var kind: Kind
  /// The storyboard to open, for that kind.
  @Argument var file: String = ""
  @Option var seconds = 10.0

  @MainActor func perform(in shell: Shell) throws {
    let result: any Encodable =
      switch kind {
      case .counted: try CountedWork(in: shell).frames()
      case .floor: try Probe.floor()
      case .start: try Probe.start(shell.exhibit)
      case .idle: try Probe.idle(shell.exhibit, seconds: seconds)
      case .open: try Probe.idle(shell.exhibit, seconds: seconds, isOpen: true)
      case .renderer: try RendererProbe.compare(file.isEmpty ? shell.apps : [shell.find(file).app])
      case .growth: try GrowthBench().measure()
      case .repetitions: try RepetitionBench().measure()
      case .storyboard: try Probe.start(shell.find(file).app)
      }
    Console.say(text: try JSONText.of(result))
  }
}

extension Shell {
  /// The app to measure: preferably one that opens folders, as it has most to do.
  var exhibit: App { apps.first(where: \.opensFolders) ?? apps[0] }
}
