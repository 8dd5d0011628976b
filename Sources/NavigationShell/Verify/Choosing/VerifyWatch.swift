import Foundation
import SDLShell
import Scenario
import Snapshot

/// Runs scenarios again whenever a file changes of which they, or their apps, are made.
final class VerifyWatch {
  private let command: VerifyCommand
  private let shell: Shell
  private let folder: RunFolder
  private var run: RunResult
  private var typed = TypedLines()
  private var watched: Set<String> = [Rebuilt.program]
  /// The watches of the files, which go on, so that no change is lost while scenarios are read and run.
  private var watches = [FileWatch([Rebuilt.program])]

  /// Begins after a first run.
  init(_ command: VerifyCommand, in shell: Shell, after run: RunResult) {
    (self.command, self.shell, self.run) = (command, shell, run)
    folder = RunFolder(command.options.results)
  }

  /// What happened.
  private enum Event {
    case changed(Set<String>)
    case typed(String)
  }

  /// Goes on until the program is ended.
  ///
  /// - Throws: ShellError if the results cannot be written.
  func watch() throws -> Never {
    // It ends by a signal, which a parent may block and a child inherits.
    Program.unblock(SIGTERM)
    watch(try command.plan(in: shell, folder))
    Console.say(Self.keys)
    while true {
      let event = next()
      if case .changed(let files) = event, files.contains(Rebuilt.program) { Rebuilt.start() }
      guard let plan = try plan() else { continue }
      watch(plan)
      switch event {
      case .changed(let files): try perform(plan, plan.jobs(touchedBy: files))
      case .typed("a"): try accept(plan)
      case .typed(""): try perform(plan, plan.jobs)
      case .typed: Console.say(Self.keys)
      }
    }
  }

  /// Watches the files of a plan, and those of former ones: a scenario that cannot be read does not say
  /// which parts it uses.
  private func watch(_ plan: VerifyPlan) {
    let fresh = plan.watchedFiles.filter { watched.insert($0).inserted }
    if !fresh.isEmpty { watches.append(FileWatch(fresh)) }
  }

  /// The scenarios as they are now; nil if they cannot be planned, as while a file is replaced, which
  /// is told.
  private func plan() throws -> VerifyPlan? {
    do {
      return try command.plan(in: shell, folder)
    } catch {
      guard let failure = Shell.failure(error) else { throw error }
      Console.complain(failure.lines)
      return nil
    }
  }

  private static let keys = "watching: Return runs all, a accepts what differs, Ctrl+C ends"

  private func next() -> Event {
    while true {
      if let line = typed.next(within: Self.interval) { return .typed(line) }
      let changes = watches.reduce(into: Set()) { $0.formUnion($1.takeChanges()) }
      if !changes.isEmpty { return .changed(changes) }
    }
  }

  /// How long it waits for a line before it looks at files, in milliseconds.
  private static let interval: Int32 = 100

  // MARK: Running

  /// Runs some of the jobs and tells which verdicts have changed.
  private func perform(_ plan: VerifyPlan, _ jobs: [VerifyJob]) throws {
    let former = Dictionary(run.scenarios.map { ($0.name, $0.verdict) }) { $1 }
    let names = Set(plan.jobs.map { "\($0.file) (\($0.variantName))" })
    let results = try command.pool(folder, in: shell).perform(jobs, report: { _ in })
    let fresh = plan.invalid + results
    let replaced = Set(fresh.map(\.name))
    // What is no longer there, as a case that was renamed, goes.
    run.scenarios =
      (run.scenarios.filter { names.contains($0.name) && !replaced.contains($0.name) }
      + fresh).sorted { $0.name < $1.name }
    run.orphans = plan.orphans
    try folder.save(run)
    let changed = fresh.filter { former[$0.name] != $0.verdict }
    for result in changed {
      Summary.lines(for: result).forEach { Console.say($0) }
      if let verdict = former[result.name] { Console.say("    was \(verdict.word) before") }
    }
    let same = fresh.count - changed.count
    if same > 0 { Console.say("as before: \(same) \(same == 1 ? "run" : "runs")") }
  }

  // MARK: Accepting

  /// Makes what differs the baselines, once the person has said so.
  private func accept(_ plan: VerifyPlan) throws {
    let chosen = run.scenarios.filter { $0.verdict != .same }
    guard !chosen.isEmpty else { return Console.say("nothing to accept: all is as before") }
    chosen.forEach { Console.say($0.name) }
    Console.say("make these the baselines? y or n")
    guard typed.next(within: -1) == "y" else { return Console.say("nothing was accepted") }
    do {
      try Acceptance(run: run, folder: folder, captures: []).accept(chosen) { Console.say($0) }
    } catch {
      guard let failure = Shell.failure(error) else { throw error }
      Console.complain(failure.lines)
    }
    let names = Set(chosen.map(\.name))
    try perform(plan, plan.jobs.filter { names.contains("\($0.file) (\($0.variantName))") })
  }
}

extension VerifyPlan {
  /// The files of which its scenarios and their apps are made, and their folders' defaults.
  var watchedFiles: [String] {
    let unread = invalid.map(\.scenario)
    return invalidParts.union(files.flatMap(\.watchedFiles) + unread).sorted()
  }

  /// The jobs of scenarios that are made of one of some files.
  func jobs(touchedBy changes: Set<String>) -> [VerifyJob] {
    let touched = files.filter { file in
      file.watchedFiles.contains { path in
        changes.contains { $0 == path || $0.hasPrefix(path + "/") }
      }
    }
    let names = Set(touched.map(\.name))
    return jobs.filter { names.contains($0.file) }
  }
}

extension ScenarioFile {
  /// The files of which it and its app are made.
  var watchedFiles: [String] {
    [name, ScenarioSource.defaults(besides: name)] + parts.keys + app.watchedFiles(folder)
  }
}
