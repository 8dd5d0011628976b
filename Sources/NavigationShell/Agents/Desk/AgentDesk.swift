import Foundation
import SDLShell
import Scenario
import Snapshot

/// Does the work of the tools with apps in this process.
final class AgentDesk: ToolDesk {
  let shell: Shell
  let root: RootFolder
  let painter: HeadlessPainter
  /// Runs what is done with files, in children of this program.
  let files: FileTools
  /// Whether results tell what was done in words that another program of ours does again.
  let tellsSteps: Bool
  var sessions: SessionShelf<AppSession>

  /// - Parameters:
  ///   - root: The folder that agents may read and write in.
  ///   - first: The number of the first session.
  /// - Throws: SDLError without fonts.
  init(shell: Shell, root: RootFolder, first: Int = 1, tellsSteps: Bool = false) throws {
    var shell = shell
    shell.root = root
    (self.shell, self.root, self.tellsSteps) = (shell, root, tellsSteps)
    painter = try HeadlessPainter()
    files = FileTools(program: Program.file, root: root)
    sessions = SessionShelf(first: first)
  }

  func perform(
    _ tool: AgentTool, _ arguments: [String: JSONValue], watch: CallWatch
  ) -> ToolResult {
    do {
      return try perform(tool, try ToolArguments(arguments, of: tool), watch)
    } catch let fault as ToolFault {
      return ToolResult(fault)
    } catch let reason as StepInterruption {
      return ToolResult(ToolFault(reason.description))
    } catch {
      return ToolResult(ToolFault(lines: Shell.failure(error)?.lines ?? ["\(error)"]))
    }
  }

  private func perform(
    _ tool: AgentTool, _ arguments: ToolArguments, _ watch: CallWatch
  ) throws -> ToolResult {
    switch tool {
    case .list: try list(arguments)
    case .open: try open(arguments, watch)
    case .screen: try screen(arguments)
    case .perform: try performSteps(arguments, watch)
    case .picture: try picture(arguments)
    case .compare: try compare(arguments)
    case .save: try save(arguments)
    case .audit where arguments.text(.session) != nil: try audit(arguments)
    case .verify, .audit, .accept: try files.perform(tool, arguments, watch)
    }
  }

  /// The session that a call names.
  func session(_ arguments: ToolArguments) throws(ToolFault) -> AppSession {
    try sessions.session(arguments.text(.session) ?? "")
  }

  private func list(_ arguments: ToolArguments) throws -> ToolResult {
    switch arguments.text(.what).flatMap(ListedThings.init(rawValue:)) ?? .apps {
    case .apps: ToolResult(shell.apps.map { "\($0.name): \($0.summary)" })
    case .devices: ToolResult(Self.devices)
    case .sessions:
      ToolResult(
        sessions.all.isEmpty
          ? ["no session is open"]
          : sessions.all.map { "\($0.name): \($0.session.subject.words)" })
    case .scenarios: ToolResult(try files.scenarios(), advice: "look into the folders")
    }
  }

  /// The names and sizes of devices, without those on their side.
  static var devices: [String] {
    Device.all.map { "\($0.name): \($0.measures)" }
      + ["NAME\(Device.sideways) is a device on its side, WIDTHxHEIGHT@SCALE any other screen"]
  }
}
