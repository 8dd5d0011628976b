import Audit

/// A finding that a team knows of and accepts, with its reason.
nonisolated struct KnownFinding: Hashable, Sendable {
  /// What was looked for.
  var check: AuditCheck
  /// What the finding must have; nil for anything.
  var label: String?
  var id: String?
  var screen: String?
  var device: String?
  var isDark: Bool?
  /// Why it is accepted.
  var reason: String
  /// Where it is written, as `audit.known.yaml:3`.
  var place: String

  /// Whether it speaks of a finding in a look.
  func matches(_ finding: AuditFinding, screen: String, look: AuditLook) -> Bool {
    check == finding.check && label ?? finding.label == finding.label
      && id ?? finding.identifier == finding.identifier && isAbout(screen, in: look)
  }

  /// Whether it speaks of a screen in a look.
  func isAbout(_ screen: String, in look: AuditLook) -> Bool {
    self.screen ?? screen == screen && device ?? look.device == look.device
      && isDark ?? look.isDark == look.isDark
  }

  /// What it is about.
  var words: String {
    let parts = [
      label.map { "label “\($0)”" }, id.map { "id \($0)" }, screen.map { "screen \($0)" }, device,
      isDark.map { $0 ? "dark" : "light" },
    ]
    return ([check.rawValue] + parts.compactMap(\.self)).joined(separator: ", ") + " (\(reason))"
  }
}
