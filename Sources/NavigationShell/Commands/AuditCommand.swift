import ArgumentParser
import Audit
import Foundation
import SDLShell
import Snapshot

/// Looks for what people could not read, find or press.
struct AuditCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Look for cut texts, small targets, low contrast and the like, in many looks.",
    discussion: """
      An app is taken through its own tour, a scenario through its captures. Findings that differ only \
      in their look are one. Checks: \(AuditCheck.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  @Argument(
    help:
      "What to look at: an app of the list, a storyboard, a project, a scenario, a folder of scenarios."
  )
  var apps: [String] = []
  @OptionGroup var looks: AuditLookOptions
  @Option(
    help: ArgumentHelp(
      "How strict it is.", valueName: AuditLevel.allCases.map(\.rawValue).joined(separator: "|")),
    transform: auditLevel)
  var level = AuditLevel.apple
  @Option(
    help: ArgumentHelp(
      "What to look for, such as clipped,targets; all by default.", valueName: "checks"),
    transform: checkSet)
  var checks = Set(AuditCheck.allCases)
  @Option(
    help: ArgumentHelp("What not to look for.", valueName: "checks"),
    transform: checkSet)
  var except: Set<AuditCheck> = []
  @Option(
    help: ArgumentHelp(
      "A file of findings that are known, each with its reason; audit.known.yaml beside a scenario or storyboard by default.",
      valueName: "file"))
  var known: String?
  @Flag(help: "Fail on known findings that do not occur any more.")
  var strict = false
  @Flag(help: "Print notes, too: what is worth a look, and fails nothing.")
  var notes = false
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var reports: ReportOptions

  @MainActor func perform(in shell: Shell) throws {
    guard !apps.isEmpty || shell.apps.count == 1 else {
      throw ShellError.usage(.noAppNamed(available: shell.apps.map(\.name)))
    }
    let checks = checks.subtracting(except)
    guard !checks.isEmpty else {
      throw ShellError.usage(.parsing("--except leaves nothing to look for"))
    }
    let known = try KnownFindings(files: knownFiles)
    let walk = try AuditWalk(
      checks: checks, level: level, keepsPictures: reports.report != nil)
    try visit(apps.isEmpty ? [nil] : apps, with: walk, in: shell)
    guard !walk.isEmpty || !walk.failures.isEmpty else { throw ShellError.nothingAudited }
    let (seen, unused) = known.applied(to: walk.found, checks: checks)
    let result = AuditResult(seen)
    report(result, unused: unused, failures: walk.failures)
    try reports.write(
      page: { AuditPage(result, pictures: walk.pictures).html },
      junit: { AuditJUnit(result, failures: walk.failures).xml },
      json: { Data(try JSONText.of(result.entries.map(AuditRecord.init)).utf8) })
    let fails = !result.findings.isEmpty || !walk.failures.isEmpty || strict && !unused.isEmpty
    throw ExitCode(fails ? 1 : 0)
  }

  @MainActor private func visit(_ names: [String?], with walk: AuditWalk, in shell: Shell) throws {
    var files: [ScenarioFile] = []
    for name in names {
      let prefix = names.count > 1 ? name.map { "\(Self.stem($0)): " } ?? "" : ""
      if let name, let scenarios = try ScenarioFinder.scenarios(at: name) {
        for path in scenarios {
          let own = scenarios.count > 1 ? "\(Self.stem(path)): " : prefix
          for (language, looks) in Self.byLanguage(looks.settings.looks(hasDoubledTexts: false)) {
            let file = try ScenarioFile(
              path, in: shell, set: parameters.values, language: language)
            files.append(file)
            try walk.visit(file, in: looks, prefix: own)
          }
        }
        continue
      }
      // The looks of a language are those of another app: its texts are read anew.
      let settings = looks.settings
      let (first, folder) = try shell.find(name, language: nil)
      let all = settings.looks(
        hasDoubledTexts: first.storyboard != nil,
        isForPad: first.storyboard?.document.settings.isForPad == true)
      for (language, looks) in Self.byLanguage(all) {
        let app = try language == nil ? first : shell.find(name, language: language).app
        try walk.visit(app, folder: folder, in: looks, prefix: prefix)
      }
    }
    try parameters.check(against: files)
  }

  private static func byLanguage(
    _ looks: [AuditedLook]
  ) -> [(language: String?, looks: [AuditedLook])] {
    looks.reduce(into: []) { groups, look in
      if let place = groups.firstIndex(where: { $0.language == look.language }) {
        groups[place].looks.append(look)
      } else {
        groups.append((look.language, [look]))
      }
    }
  }

  private nonisolated static func stem(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The files of known findings: the named one, else those beside the paths.
  private var knownFiles: [String] {
    if let known { return [known] }
    var files: [String] = []
    for path in apps {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
      let file = (folder as NSString).appendingPathComponent("audit.known.yaml")
      if !files.contains(file), FileManager.default.fileExists(atPath: file) { files.append(file) }
    }
    return files
  }

  // MARK: What it says

  @MainActor private func report(
    _ result: AuditResult, unused: [KnownFinding], failures: [String]
  ) {
    for entry in result.findings { Console.say(entry.line) }
    if notes { for entry in result.notes { Console.say("note: \(entry.line)") } }
    if !failures.isEmpty { Console.complain(failures) }
    for known in unused {
      Console.say("\(known.place): known, but not found any more: \(known.words)")
    }
    Console.say(
      "\(AuditWords.count(result.findings.count, "finding")) and \(AuditWords.count(result.notes.count, "note")) "
        + "in \(AuditWords.count(result.screenCount, "screen")), \(AuditWords.count(result.lookCount, "look"))"
    )
  }
}

private nonisolated func checkSet(_ text: String) throws -> Set<AuditCheck> {
  Set(
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let check = AuditCheck(rawValue: String(word)) else {
        throw ValidationError(
          .unknownName(String(word), kind: "check", available: AuditCheck.allCases.map(\.rawValue)))
      }
      return check
    })
}

private nonisolated func auditLevel(_ name: String) throws -> AuditLevel {
  guard let level = AuditLevel(rawValue: name) else {
    throw ValidationError(
      .unknownName(name, kind: "level", available: AuditLevel.allCases.map(\.rawValue)))
  }
  return level
}
