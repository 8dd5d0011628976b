import Foundation
import Scenario

extension AgentDesk {
  /// Tells what is on screen, or what changed since a mark.
  func screen(_ arguments: ToolArguments) throws -> ToolResult {
    let session = try session(arguments)
    let screen = session.screen()
    let facts: [String: JSONValue] = ["mark": .string(session.marks.last?.name ?? "")]
    if let name = arguments.text(.since) {
      let mark = try Self.mark(name, of: session)
      let changes = ScreenChanges(from: mark.screen, to: screen)
      return ToolResult(changes.lines, advice: Self.screenAdvice, facts: facts)
    }
    let shown = try Self.entries(of: screen, asked: arguments)
    if arguments.text(.format) == "json" { return Self.json(screen, shown, facts) }
    let isWhole = shown.count == screen.entries.count
    let lines = isWhole ? ScreenText.lines(screen) : shown.map(ScreenText.line)
    return ToolResult(
      lines.isEmpty ? ["no element is like that"] : lines, advice: Self.screenAdvice, facts: facts)
  }

  private static func entries(
    of screen: ReferencedScreen, asked arguments: ToolArguments
  ) throws(ToolFault) -> [ReferencedScreen.Entry] {
    var entries = screen.entries(saying: arguments.text(.find) ?? "")
    if let role = arguments.text(.role) { entries = entries.filter { $0.element.role == role } }
    if let name = arguments.text(.in) {
      let frame = CGRect(try entry(name, on: screen).element.frame)
      entries = entries.filter { frame.contains(CGRect($0.element.frame)) }
    }
    return entries
  }

  /// The screen as JSON, with as many elements as there is room for, and how many `more` there are.
  private static func json(
    _ screen: ReferencedScreen, _ shown: [ReferencedScreen.Entry], _ facts: [String: JSONValue]
  ) -> ToolResult {
    var count = shown.count
    var line = ""
    repeat {
      var screen = screen.json(Array(shown.prefix(count))).entries ?? [:]
      if count < shown.count { screen["more"] = .int(shown.count - count) }
      line = JSONValue.object(screen).line
      count -= max(1, count / 10)
    } while line.utf8.count > TextLimit.bytes && count >= 0
    return ToolResult([line], facts: facts)
  }

  /// The element that a reference, or a label that only one has, means.
  static func entry(
    _ name: String, on screen: ReferencedScreen
  ) throws(ToolFault) -> ReferencedScreen.Entry {
    if let entry = screen[name] { return entry }
    let labelled = screen.entries.filter { $0.element.label == name }
    if labelled.count == 1 { return labelled[0] }
    if labelled.count > 1 {
      let names = labelled.map(ScreenText.line).joined(separator: ", ")
      throw ToolFault("\(labelled.count) elements are labelled “\(name)”: \(names)")
    }
    let names = screen.entries.flatMap { [$0.reference, $0.element.label] }
    let nearest = NearestName.nearest(to: name, among: names)
    throw ToolFault(
      "nothing on screen is called “\(name)”: "
        + (nearest.map { "did you mean \($0)?" } ?? "ask for the screen"))
  }

  /// The mark or capture of a name.
  static func mark(_ name: String, of session: AppSession) throws(ToolFault) -> SessionMark {
    if let mark = session.mark(named: name) { return mark }
    let names = session.marks.map(\.name)
    throw ToolFault(
      "there is no mark or capture “\(name)”: "
        + NearestName.cure(
          for: name, among: names, listing: "the last is \(names.last ?? "none")",
          else: "the last are \(names.suffix(5).joined(separator: ", "))"))
  }
}

extension CGRect {
  /// A frame of an inspected element.
  nonisolated init(_ frame: [Double]) {
    self.init(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}
