import Audit
import Drawing
import Foundation
import Scenario
import Snapshot

extension AgentDesk {
  /// Takes a picture of the screen, or of an element.
  func picture(_ arguments: ToolArguments) throws -> ToolResult {
    let session = try session(arguments)
    let screen = session.screen()
    let maker = ScreenPicture(painter: painter)
    var frame = session.stage.displayList()
    if arguments.flag(.marks) == true { frame = maker.marking(screen.entries, on: frame) }
    let part = try arguments.text(.of).map { name throws(ToolFault) in
      CGRect(try Self.entry(name, on: screen).element.frame)
    }
    let made = try maker.png(
      of: frame, part: part, scale: arguments[.scale]?.double.map { CGFloat($0) } ?? 1)
    var result = ToolResult([made.words])
    result.picture = made.file
    return result
  }

  /// Tells whether two moments look the same, and what differs.
  func compare(_ arguments: ToolArguments) throws -> ToolResult {
    let session = try session(arguments)
    let from = try Self.mark(arguments.text(.from) ?? "", of: session)
    let to = try arguments.text(.to).map { name throws(ToolFault) in
      try Self.mark(name, of: session)
    }
    let (frame, screen) =
      to.map { ($0.frame, $0.screen) } ?? (session.stage.displayList(), session.screen())
    let pictures = try [from.frame, frame].map { try painter.picture(of: $0, scale: 1) }
    let difference = BitmapDifference(pictures[1], pictures[0])
    let boxes = difference == nil ? [] : DifferentPlaces.boxes(pictures[0], pictures[1])
    let changes = ScreenChanges(from: from.screen, to: screen)
    let places = boxes.map {
      ScreenText.numbers([$0.minX, $0.minY, $0.width, $0.height].map { Double($0) })
    }
    let lines =
      [difference.map { "different: \($0.description)" } ?? "equal"]
      + (places.isEmpty ? [] : ["places in points: \(places.joined(separator: " "))"])
    var result = ToolResult(
      lines + (changes.isEmpty ? [] : changes.lines), advice: Self.screenAdvice,
      facts: ["equal": .bool(difference == nil)])
    if arguments.flag(.picture) == true {
      let maker = ScreenPicture(painter: painter)
      let made = try maker.png(of: maker.pair(from.frame, frame, boxes: boxes), scale: 1)
      result.text += "\n\(made.words); on the left \(from.name)"
      result.picture = made.file
    }
    return result
  }

  /// The most findings that are told.
  nonisolated static let maximumFindings = 50

  /// Audits the screen as it is.
  func audit(_ arguments: ToolArguments) throws -> ToolResult {
    let session = try session(arguments)
    let checks = try arguments.texts(.checks).map { name throws(ToolFault) in
      guard let check = AuditCheck(rawValue: name) else {
        throw ToolFault(
          OptionError.unknownName(
            name, kind: "check", available: AuditCheck.allCases.map(\.rawValue)
          ).description)
      }
      return check
    }
    let findings = try ScreenAudit(of: session.stage).findings(
      checks.isEmpty ? Set(AuditCheck.allCases) : Set(checks), painter: painter)
    let faults = findings.filter { !$0.isNote }
    let notes = findings.count - faults.count
    return ToolResult(
      Self.told(faults.map { "\($0.sentence) at \(ScreenText.numbers($0.frame))" })
        + ["\(AuditWords.count(faults.count, "finding")), \(AuditWords.count(notes, "note"))"],
      advice: "ask for fewer checks", facts: ["findings": .int(faults.count)])
  }

  /// The first findings, and how many more there are.
  nonisolated static func told(_ lines: [String]) -> [String] {
    let rest = lines.count - maximumFindings
    return lines.prefix(maximumFindings)
      + (rest > 0 ? ["… \(rest) more; ask for fewer checks"] : [])
  }
}

nonisolated extension ScreenText {
  /// A rectangle in brackets.
  fileprivate static func numbers(_ frame: CGRect) -> String {
    numbers(
      [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
    )
  }
}
