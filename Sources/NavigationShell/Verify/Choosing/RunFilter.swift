import ArgumentParser
import Foundation
import Scenario
import Snapshot

/// Which runs of scenarios are wanted; all of them by default.
struct RunFilter: ParsableArguments {
  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp(
      "Only scenarios with this tag; may be given several times, for any of them.",
      valueName: "tag"))
  var tags: [String] = []
  @Option(
    name: .customLong("without-tag"),
    help: ArgumentHelp("No scenarios with this tag; may be given several times.", valueName: "tag"))
  var excludedTags: [String] = []
  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Only scenarios and runs of that name, with * and ?, as in 'form*' or '*.dark*'.",
      valueName: "pattern"))
  var patterns: [String] = []
  @Flag(help: "Only what was not the same in the last run.")
  var lastFailed = false

  /// Whether all runs are wanted.
  var isEmpty: Bool { tags.isEmpty && excludedTags.isEmpty && patterns.isEmpty && !lastFailed }

  /// The options that leave out runs, for a sentence.
  var words: String {
    [
      (tags.isEmpty, "--tag"), (excludedTags.isEmpty, "--without-tag"),
      (patterns.isEmpty, "--only"),
      (!lastFailed, "--last-failed"),
    ].filter { !$0.0 }.map(\.1).joined(separator: ", ")
  }

  /// The runs that were not the same in the last run; nil if all are wanted.
  ///
  /// - Throws: ShellError if there is no last run.
  func failed(in folder: RunFolder) throws(ShellError) -> Set<RunName>? {
    guard lastFailed else { return nil }
    return Set(
      try folder.load().scenarios.filter { $0.verdict != .same }.map {
        RunName(file: $0.scenario, variant: $0.variant)
      })
  }

  /// Whether a run is wanted.
  @MainActor func wants(_ file: ScenarioFile, _ variant: ScenarioVariant, failed: Set<RunName>?)
    -> Bool
  {
    let own = variant.scenario.tags
    guard tags.isEmpty || own.contains(where: tags.contains),
      !own.contains(where: excludedTags.contains)
    else { return false }
    let name = RunName(file: file.name, variant: variant.name)
    // The runs of a file that could not be read were not known.
    let names = [name, RunName(file: file.name, variant: "")]
    return wants(name) && failed.map { !$0.isDisjoint(with: names) } != false
  }

  /// Whether what is wrong with a scenario is to be told, whose tags nobody knows.
  func wants(invalid file: String, failed: Set<RunName>?) -> Bool {
    let name = RunName(file: file, variant: "")
    return wants(name) && failed?.contains(name) != false
  }

  private func wants(_ name: RunName) -> Bool {
    patterns.isEmpty || patterns.contains { name.matches($0) }
  }
}

/// The name of a run: its scenario's file and its variant.
nonisolated struct RunName: Hashable {
  private let place: String
  private let stem: String
  private let variant: String

  /// Names a run.
  init(file: String, variant: String) {
    place = ScenarioFinder.place(of: file)
    stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    self.variant = variant
  }

  /// Whether a pattern with `*` and `?` is the scenario's name, or that with the variant, as in the names
  /// of baselines: `form.iphone-8.light`.
  func matches(_ pattern: String) -> Bool {
    fnmatch(pattern, stem, 0) == 0 || fnmatch(pattern, "\(stem).\(variant)", 0) == 0
  }
}
