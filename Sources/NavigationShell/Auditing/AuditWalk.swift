import Audit
import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario
import Storyboard

/// Takes apps and scenarios through their screens in several looks, and audits each screen.
final class AuditWalk {
  /// What is looked for, and how strictly.
  private let checks: Set<AuditCheck>
  private let level: AuditLevel
  private let painter: HeadlessPainter
  /// Whether a picture is kept of each finding.
  private let keepsPictures: Bool

  /// What was found so far.
  private var seen: [AuditResult.Seen] = []
  /// What was on each screen, to compare looks, in the order of the screens.
  private var facts: [(screen: String, looks: [(look: AuditLook, facts: LookFacts)])] = []
  /// The screens of storyboards that are played without their code.
  private var played: Set<String> = []
  /// The colours of which screens were looked at, and in which appearance.
  private var painted: Set<String> = []
  /// The pictures of screens, by screen and look.
  private(set) var pictures: [String: Data] = [:]
  /// The steps of scenarios that failed in a look.
  private(set) var failures: [String] = []

  /// - Throws: SDLError without fonts.
  init(checks: Set<AuditCheck>, level: AuditLevel, keepsPictures: Bool) throws {
    (self.checks, self.level, self.keepsPictures) = (checks, level, keepsPictures)
    painter = try HeadlessPainter()
  }

  /// Whether no screen had anything to look at.
  private(set) var isEmpty = true

  /// What was found on all screens, also by comparing looks.
  var found: [AuditResult.Seen] {
    let compared = facts.flatMap { screen, looks -> [AuditResult.Seen] in
      let found = LookComparison(looks).findings().filter {
        checks.contains($0.finding.check) && !(played.contains(screen) && $0.finding.isOfStandIn)
      }
      return looks.map(\.look).map { look in
        AuditResult.Seen(
          screen: screen, look: look, findings: found.filter { $0.look == look }.map(\.finding),
          hasColors: false)
      }
    }
    return seen + compared
  }

  // MARK: Where it goes

  /// Audits the screens of an app's tour; its first one if it has none.
  ///
  /// - Parameter prefix: What tells its screens from those of other apps; empty if nothing is needed.
  func visit(_ app: App, folder: URL?, in looks: [AuditedLook], prefix: String) throws {
    let tour = folder == nil ? app.tour : []
    for look in looks {
      let session = try HeadlessSession(
        app: app, folder: folder, device: look.device, traits: look.look.traits, painter: painter)
      for stop in tour.isEmpty ? [TourStop(name: app.name)] : tour {
        stop.moves(session.stage)
        try session.stage.finishMainQueue()
        try audit(
          session.stage, screen: prefix + stop.name, in: look, isPlayed: app.storyboard != nil)
      }
    }
  }

  /// Audits the captures of a scenario.
  func visit(
    _ file: ScenarioFile, in looks: [AuditedLook], prefix: String
  ) throws {
    for (scenario, look) in file.scenarios.flatMap({ scenario in looks.map { (scenario, $0) } }) {
      let variant = ScenarioVariant(scenario: scenario, device: look.device, look: look.look)
      let own = scenario.caseName.map { "\(prefix)\($0): " } ?? prefix
      let session = try file.session(for: variant, painter: painter)
      let host = AuditedScenario(on: session, device: look.device) { name in
        try self.audit(
          session.stage, screen: own + name, in: look, isPlayed: file.app.storyboard != nil)
      }
      let runner = ScenarioRunner(
        stage: session.stage, host: host, pointer: scenario.pointer)
      try runner.run(scenario.steps)
      failures += runner.failures.map {
        "\($0.diagnostic(in: file.name)) · \(look.name.name)"
      }
    }
  }

  // MARK: A screen

  /// - Parameter isPlayed: Whether a storyboard is played without its code.
  private func audit(
    _ stage: Stage, screen: String, in look: AuditedLook, isPlayed: Bool = false
  ) throws {
    // What moves, or is held by a finger, is not where it will be looked at.
    guard !stage.isMoving, stage.fingers.isEmpty else { return }
    let audit = ScreenAudit(of: stage, level: level)
    guard !audit.isEmpty else { return }
    isEmpty = false
    let name = look.name
    // Colours do not depend on the device.
    let isNew = painted.insert(
      "\(screen)\n\(name.isDark)\(name.hasHighContrast)\(name.textSize)\(name.language ?? "")"
    ).inserted
    let titles = stage.window.rootViewController?.inventedTitles ?? []
    let findings = try audit.findings(checks, painter: isNew ? painter : nil).filter {
      !isPlayed || !$0.isOfStandIn && !($0.check == .title && titles.contains($0.label))
    }
    seen.append(
      AuditResult.Seen(screen: screen, look: name, findings: findings, hasColors: isNew))
    if checks.contains(where: \.comparesLooks) {
      if isPlayed { played.insert(screen) }
      remember(audit.facts, of: screen, in: name)
    }
    // What comparing looks finds has its picture, too.
    guard keepsPictures, !findings.isEmpty || checks.contains(where: \.comparesLooks) else {
      return
    }
    let key = Self.key(screen: screen, look: name)
    pictures[key] = try PNG.encode(
      painter.picture(of: stage.displayList(isMasked: false), scale: 1))
  }

  private func remember(_ facts: LookFacts, of screen: String, in look: AuditLook) {
    guard let place = self.facts.firstIndex(where: { $0.screen == screen }) else {
      return self.facts.append((screen, [(look, facts)]))
    }
    self.facts[place].looks.append((look, facts))
  }

  /// The name of a picture.
  nonisolated static func key(screen: String, look: AuditLook) -> String {
    "\(screen)\n\(look.name)"
  }
}

nonisolated extension AuditFinding {
  /// Whether it is about a box that stands in for code.
  fileprivate var isOfStandIn: Bool { StandIn.isBox(path: path) }
}

/// Hands the captures of a running scenario to an audit.
private final class AuditedScenario: ScenarioHost {
  private let session: HeadlessSession
  private let device: Device
  private let audit: (String) throws -> Void
  /// How many steps of the scenario were audits.
  private var audits = 0

  init(
    on session: HeadlessSession, device: Device, audit: @escaping (String) throws -> Void
  ) {
    (self.session, self.device, self.audit) = (session, device, audit)
  }

  func look(_ snapshot: () -> StageSnapshot) {}
  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
  var deviceName: String { device.name }
  func restart() throws { try session.restart() }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }

  /// Looks at the screen, and leaves it to the audit to tell.
  func audit(_ checks: Set<AuditCheck>) throws -> [String] {
    audits += 1
    try audit("audit \(audits)")
    return []
  }

  func take(_ capture: ScenarioCapture) throws {
    guard case .still(let name, _) = capture else { return }
    try audit(name)
  }
}
