import Foundation
import Scenario
import Snapshot

extension AgentDesk {
  /// Writes what was done as a scenario inside the root.
  func save(_ arguments: ToolArguments) throws -> ToolResult {
    let session = try session(arguments)
    let path = try root.inside(arguments.text(.path) ?? "")
    guard ScenarioFinder.isScenario(path) else {
      throw ToolFault("\(path): a scenario's name ends in .yaml")
    }
    let isThere = FileManager.default.fileExists(atPath: path)
    guard !isThere || arguments.flag(.replace) == true else {
      throw ToolFault("\(path) is there already: name another file, or say replace: true")
    }
    let since = try arguments.text(.since).map { name throws(ToolFault) in
      try Self.mark(name, of: session)
    }
    let yaml = try text(of: session, since: since, at: path, arguments)
    try WrittenFile(URL(fileURLWithPath: path)).write(Data(yaml.utf8))
    return ToolResult(
      session.log.failed.map { "“\($0)” failed, and is left out" }
        + ["written to \(path):"] + yaml.split(separator: "\n").map(String.init),
      advice: "read the file", facts: ["path": .string(path)])
  }

  private func text(
    of session: AppSession, since: SessionMark?, at path: String, _ arguments: ToolArguments
  ) throws -> String {
    if let step = session.log.brokenOff {
      throw ToolFault(
        "“\(step)” was broken off, and cannot be written: open with again, and save then")
    }
    let capturesPages = arguments.text(.captures) != "none"
    let scenario = session.log.scenario(
      of: session.subject, app: Self.app(session.subject, besides: path),
      capturingFrom: capturesPages ? since?.stepCount ?? 0 : nil,
      first: session.firstScreen, last: session.screen().screen)
    return scenario.yaml
  }

  /// The app as a scenario at a path names it: its name, or the path from the scenario's folder.
  private static func app(_ subject: SessionSubject, besides path: String) -> String? {
    guard let name = subject.name, name != subject.app.name || subject.folder != nil else {
      return subject.app.name
    }
    let ups = path.split(separator: "/").dropLast().map { _ in "../" }.joined()
    return ups + name
  }
}
