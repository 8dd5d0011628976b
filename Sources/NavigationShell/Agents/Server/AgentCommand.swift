import ArgumentParser
import Foundation
import SDLShell
import Scenario
import Snapshot

/// Serves agents over standard input and output.
struct AgentCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let an agent open, read and drive apps, over the Model Context Protocol.",
    discussion: """
      A client starts it and talks to it over standard input and output; there is no network. What \
      an agent names lies inside --root. Versions: \(ProtocolEra.modernVersion), and with a handshake \
      \(ProtocolEra.legacyVersions.joined(separator: ", ")).
      """)

  @Option(
    help: ArgumentHelp(
      "The folder an agent may read, and write scenarios and results in; this one by default.",
      valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--root") })
  var root = "."
  @Option(
    help: ArgumentHelp(
      "The program of an app of your own, which is started anew for each session.",
      valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--program") })
  var program: String?
  @Flag(help: "Offer a tool that makes named captures the baselines.")
  var allowAccept = false
  @Option(help: .hidden)
  var firstSession: Int?

  @MainActor func perform(in shell: Shell) throws {
    let root = try RootFolder(root)
    let program = try program.map(Self.program)
    guard FileManager.default.changeCurrentDirectoryPath(root.path) else {
      throw ShellError.badInput(.noFolder(path: root.path))
    }
    let log = try AppLog()
    let output = ReservedOutput(appOutput: log.descriptor)
    let cancellations = Cancellations()
    let inbox = MessageInbox(reading: Self.reserveInput(), cancellations: cancellations)
    let desk: any ToolDesk =
      if let program {
        ProgramDesk(program: program, root: root)
      } else {
        try AgentDesk(
          shell: shell, root: root, first: firstSession ?? 1, tellsSteps: firstSession != nil)
      }
    let server = AgentServer(
      desk: desk, allowsAccept: allowAccept, log: log, cancellations: cancellations
    ) { message in
      // A client that is gone has closed the input, too, which ends this.
      try? output.say(message.line)
    }
    while let item = inbox.next() {
      switch item {
      case .line(let line): server.answer(line)
      case .tooLong: server.refuseLine()
      }
    }
    throw ExitCode(0)
  }

  /// The file of a program, from the folder in which this was started.
  private static func program(_ path: String) throws(ShellError) -> URL {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw .badInput(.noProgram(path: path))
    }
    return file
  }

  /// Keeps standard input for messages; an app that reads it gets nothing.
  private static func reserveInput() -> Int32 {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return input
  }
}
