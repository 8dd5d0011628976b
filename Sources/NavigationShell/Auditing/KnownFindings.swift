import Audit
import Foundation
import Yams

/// The findings that a file lists as known.
///
/// ```yaml
/// - {check: targets, id: player.scrubber, reason: the bar around it takes the drag}
/// - {check: contrast, label: Optional, appearance: light, reason: "brand colour, agreed"}
/// ```
nonisolated struct KnownFindings {
  /// The findings, in the order of the file.
  let all: [KnownFinding]

  /// How the names of such files end.
  static let ending = ".known.yaml"

  /// The keys of a finding.
  private enum Key: String, CaseIterable {
    case check, label, id, screen, device, appearance, reason
  }

  /// The largest file, in bytes.
  private static let maximumBytes = 1 << 20

  /// Reads files.
  ///
  /// - Throws: ShellError if one cannot be read, or says something else.
  init(files: [String]) throws { all = try files.flatMap(Self.findings) }

  private static func findings(in file: String) throws -> [KnownFinding] {
    let data = try InputFile.contents(of: file, limit: Self.maximumBytes)
    let root: Node?
    do {
      root = try compose(yaml: String(decoding: data, as: UTF8.self))
    } catch {
      throw Self.error(file, 1, "this is no YAML: \(error)")
    }
    guard let root else { return [] }
    guard let items = root.sequence else {
      throw Self.error(file, 1, "a list of findings is needed, each as {check: …, reason: …}")
    }
    return try items.map { try Self.finding($0, in: file) }
  }

  private static func finding(_ node: Node, in file: String) throws(ShellError) -> KnownFinding {
    let line = node.mark?.line ?? 1
    guard let mapping = node.mapping else {
      throw error(file, line, "a finding is written as {check: …, reason: …}")
    }
    var values: [Key: String] = [:]
    for (name, value) in mapping {
      guard let key = name.string.flatMap(Key.init(rawValue:)), let text = value.scalar?.string
      else {
        throw error(
          file, name.mark?.line ?? line,
          "“\(name.string ?? "?")” is not known here; known: \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
        )
      }
      values[key] = text
    }
    guard let check = values[.check].flatMap(AuditCheck.init(rawValue:)) else {
      throw error(
        file, line,
        "check must be one of \(AuditCheck.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let reason = values[.reason], !reason.isEmpty else {
      throw error(file, line, "a reason is needed, as reason: …")
    }
    guard ["light", "dark", nil].contains(values[.appearance]) else {
      throw error(file, line, "appearance must be light or dark")
    }
    return KnownFinding(
      check: check, label: values[.label], id: values[.id], screen: values[.screen],
      device: values[.device], isDark: values[.appearance].map { $0 == "dark" }, reason: reason,
      place: "\(file):\(line)")
  }

  private static func error(_ file: String, _ line: Int, _ words: String) -> ShellError {
    .badInput(.knownFindings(line: "\(file):\(line): \(words)"))
  }

  /// The screens without the known findings, and the known ones that were looked for and not found.
  ///
  /// What is known is so in other languages, too, in which a label is another one.
  func applied(
    to seen: [AuditResult.Seen], checks: Set<AuditCheck>
  ) -> (seen: [AuditResult.Seen], unused: [KnownFinding]) {
    var used: Set<KnownFinding> = []
    var places: Set<String> = []
    for seen in seen {
      for finding in seen.findings {
        let known = all.filter { $0.matches(finding, screen: seen.screen, look: seen.look) }
        used.formUnion(known)
        if !known.isEmpty { places.insert(Self.place(of: finding, in: seen)) }
      }
    }
    let rest = seen.map { seen in
      let findings = seen.findings.filter { finding in
        if seen.look.language != nil, places.contains(Self.place(of: finding, in: seen)) {
          return false
        }
        return !all.contains { $0.matches(finding, screen: seen.screen, look: seen.look) }
      }
      return AuditResult.Seen(
        screen: seen.screen, look: seen.look, findings: findings, hasColors: seen.hasColors)
    }
    let unused = all.filter { known in
      checks.contains(known.check) && !used.contains(known)
        && seen.contains { known.isAbout($0.screen, in: $0.look) }
    }
    return (rest, unused)
  }

  private static func place(of finding: AuditFinding, in seen: AuditResult.Seen) -> String {
    "\(seen.screen)\n\(seen.look.device)\n\(finding.check)\n\(finding.path)"
  }
}
