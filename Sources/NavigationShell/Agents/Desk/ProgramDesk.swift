import Foundation
import Scenario

/// Does the work of the tools with an app's program, a child of it for each session: one that was
/// built anew is taken by the next that is opened, and a crash ends only its session.
final class ProgramDesk: ToolDesk {
  /// A session, whose child may have stopped.
  private final class Session {
    let arguments: [String: JSONValue]
    var child: ProgramChild?
    /// The steps that were done in each call, as YAML.
    var calls: [String] = []

    init(_ arguments: [String: JSONValue]) { self.arguments = arguments }

    /// Takes from a result what was done so far, also in calls that were cancelled.
    func note(_ result: inout ToolResult) {
      guard let done = result.meta.removeValue(forKey: AgentDesk.doneKey)?.list else { return }
      calls = done.compactMap(\.text)
    }
  }

  private let program: URL
  private let root: RootFolder
  private let files: FileTools
  private var sessions = SessionShelf<Session>()
  private var count = 0

  init(program: URL, root: RootFolder) {
    (self.program, self.root) = (program, root)
    files = FileTools(program: program, root: root)
  }

  func perform(
    _ tool: AgentTool, _ arguments: [String: JSONValue], watch: CallWatch
  ) -> ToolResult {
    do {
      return try perform(tool, arguments, try ToolArguments(arguments, of: tool), watch)
    } catch let fault as ToolFault {
      return ToolResult(fault)
    } catch {
      return ToolResult(ToolFault(lines: Shell.failure(error)?.lines ?? ["\(error)"]))
    }
  }

  private func perform(
    _ tool: AgentTool, _ values: [String: JSONValue], _ arguments: ToolArguments,
    _ watch: CallWatch
  ) throws -> ToolResult {
    switch tool {
    case .list: return try list(values, arguments, watch)
    case .open: return try open(values, again: arguments.text(.again), watch)
    case .verify, .accept: return try files.perform(tool, arguments, watch)
    case .audit where arguments.text(.session) == nil:
      return try files.perform(tool, arguments, watch)
    default:
      let name = arguments.text(.session) ?? ""
      return try forward(tool, values, to: try sessions.session(name), name, watch)
    }
  }

  private func list(
    _ values: [String: JSONValue], _ arguments: ToolArguments, _ watch: CallWatch
  ) throws -> ToolResult {
    switch arguments.text(.what).flatMap(ListedThings.init(rawValue:)) ?? .apps {
    case .apps:
      return try newChild(watch).perform(.list, values, watch: watch)
    case .devices: return ToolResult(AgentDesk.devices)
    case .sessions:
      let lines = sessions.all.map { name, session in
        "\(name): \(session.arguments["app"]?.text ?? "the app")"
          + (session.child == nil ? ", which stopped" : "")
      }
      return ToolResult(lines.isEmpty ? ["no session is open"] : lines)
    case .scenarios: return ToolResult(try files.scenarios(), advice: "look into the folders")
    }
  }

  private func newChild(_ watch: CallWatch, number: Int = 1) throws -> ProgramChild {
    try ProgramChild(of: program, root: root, first: number, watch: watch)
  }

  // MARK: Sessions

  private func open(
    _ values: [String: JSONValue], again: String?, _ watch: CallWatch
  ) throws -> ToolResult {
    if let again { return try repeatSession(again, watch) }
    let name = sessions.newName()
    let session = Session(values)
    let (child, result) = try launched(session, as: name, watch)
    guard !result.isError else { return result }
    session.child = child
    sessions.put(session, as: name)
    return result
  }

  private func launched(
    _ session: Session, as name: String, _ watch: CallWatch
  ) throws -> (ProgramChild, ToolResult) {
    // Names are a letter and a number.
    let child = try newChild(watch, number: Int(name.dropFirst()) ?? 1)
    return (child, try child.perform(.open, session.arguments, watch: watch))
  }

  /// Does a call in the session's child, and keeps what was done.
  private func forward(
    _ tool: AgentTool, _ values: [String: JSONValue], to session: Session, _ name: String,
    _ watch: CallWatch
  ) throws -> ToolResult {
    guard let child = session.child else {
      throw ToolFault("the app of session \(name) stopped: open with again, which does all again")
    }
    do {
      var result = try child.perform(tool, values, watch: watch)
      session.note(&result)
      return result
    } catch StepInterruption.cancelled {
      throw ToolFault(StepInterruption.cancelled.description)
    } catch let reason as StepInterruption {
      session.child = nil
      throw ToolFault(
        "\(reason.description); its program had to be stopped: open with again: \(name)")
    } catch let fault as ToolFault {
      session.child = nil
      throw ToolFault(
        lines: fault.lines + ["build it anew, then open with again: \(name), which does all again"])
    }
  }

  /// Starts the program anew, and does again what was done.
  private func repeatSession(_ name: String, _ watch: CallWatch) throws -> ToolResult {
    let session = try sessions.session(name)
    session.child = nil
    let (child, first) = try launched(session, as: name, watch)
    guard !first.isError else { return first }
    let calls = session.calls
    for (number, call) in calls.enumerated() {
      let arguments: [String: JSONValue] = [
        "session": .string(name), "steps": .string(call), "show": "nothing",
      ]
      var result = try child.perform(.perform, arguments, watch: watch)
      guard result.isError else { continue }
      session.child = child
      session.calls = Array(calls.prefix(number))
      session.note(&result)
      result.text =
        "session \(name): started anew; what was done is done again up to here:\n\(result.text)"
      return result
    }
    session.child = child
    var result = try child.perform(.screen, ["session": .string(name)], watch: watch)
    result.text = "session \(name): started anew; what was done is done again\n\(result.text)"
    result.facts["session"] = .string(name)
    return result
  }
}
