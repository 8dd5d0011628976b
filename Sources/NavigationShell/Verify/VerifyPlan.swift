import Drawing
import Foundation
import Scenario
import Snapshot

/// The plan of a run: the scenarios found, and the variants that its shard runs.
struct VerifyPlan {
  /// The valid scenarios of all shards.
  let files: [ScenarioFile]
  /// The results of invalid scenarios of this shard.
  let invalid: [ScenarioResult]
  /// The parts and defaults of invalid scenarios, as far as they were read.
  let invalidParts: Set<String>
  /// The jobs of this shard.
  let jobs: [VerifyJob]
  /// Whether there is no scenario in any shard.
  let isEmpty: Bool
  /// How many runs of this shard the filter leaves out.
  let leftOut: Int
  /// The baseline records in the folders.
  private let records: [String]

  /// Finds and reads the scenarios.
  ///
  /// - Parameters:
  ///   - filter: Which runs are wanted; nil for all.
  ///   - failed: The runs that were not the same before, if only they are wanted.
  /// - Throws: ShellError if a path does not exist or is not a scenario, or no scenario has a parameter
  ///   that is set.
  init(
    paths: [String], shard: Shard = .whole, filter: RunFilter? = nil, failed: Set<RunName>? = nil,
    parameters: ParameterOptions? = nil, in shell: Shell
  ) throws(ShellError) {
    let found = try ScenarioFinder(paths)
    var (files, invalidParts): ([ScenarioFile], Set<String>) = ([], [])
    var invalid = found.unreadable.filter { shard.holds($0.path) }
      .map { ScenarioResult.invalid($0.path, $0) }
    records = found.records
    isEmpty = found.files.isEmpty && found.unreadable.isEmpty
    for name in found.files {
      let sources = ScenarioSources()
      do {
        files.append(
          try ScenarioFile(name, in: shell, set: parameters?.values ?? [:], sources: sources))
      } catch  where shard.holds(name) {
        invalidParts.formUnion(sources.paths)
        invalid.append(.invalid(name, error))
      } catch {}
    }
    let unreadablePaths = Set(found.unreadable.map(\.path))
    invalid += files.filter { shard.holds($0.name) }.compactMap(\.unreadableBaseline)
      .filter { !unreadablePaths.contains($0.path) }.map { .invalid($0.path, $0) }
    (self.files, self.invalidParts) = (files, invalidParts)
    // A file that cannot be read may have the parameter.
    if invalid.isEmpty { try parameters?.check(against: files) }
    self.invalid = invalid.filter { filter?.wants(invalid: $0.scenario, failed: failed) ?? true }
    let all = files.filter { shard.holds($0.name) }.flatMap { file in
      file.variants.indices.map { (file: file, variant: $0) }
    }
    let wanted = all.filter { file, variant in
      filter?.wants(file, file.variants[variant], failed: failed) ?? true
    }
    leftOut = all.count - wanted.count
    jobs = wanted.map { file, variant in
      VerifyJob(
        file: file.name, variant: variant, variantName: file.variants[variant].name,
        language: file.app.translations.isEmpty ? nil : file.app.language?.name)
    }
  }

  /// The tags that the scenarios have.
  var tags: [String] { Set(files.flatMap(\.scenarios).flatMap(\.tags)).sorted() }

  /// The baseline files that no scenario refers to, including those of deleted scenarios.
  var orphans: [String] {
    var referred: [BaselineFolder: Set<String>] = [:]
    for file in files {
      let folder = BaselineFolder(scenario: URL(fileURLWithPath: file.name))
      let names = file.variants.flatMap {
        folder.files(of: $0.scenario.captureNames, variant: $0.name)
      }
      referred[folder, default: []].formUnion(names)
    }
    for folder in foldersWithoutScenario { referred[folder] = [] }
    let unread = Set(invalid.map { BaselineFolder(scenario: URL(fileURLWithPath: $0.scenario)) })
    var seen: Set<String> = []
    return referred.filter { !unread.contains($0.key) }
      .flatMap { folder, names in
        folder.orphans(in: folder.listing, referred: names).map {
          folder.url.relativePath + "/" + $0
        }
      }.sorted().filter { seen.insert(ScenarioFinder.place(of: $0)).inserted }
  }

  /// The baseline folders of deleted scenarios.
  private var foldersWithoutScenario: [BaselineFolder] {
    let folders = Set(records.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    return folders.filter { !ScenarioFinder.isOfScenario($0) }.map { BaselineFolder(url: $0) }
  }
}

extension ScenarioFile {
  /// Why its baseline folder cannot be listed; nil if it can or does not exist.
  fileprivate var unreadableBaseline: ReadError? {
    let folder = BaselineFolder(scenario: URL(fileURLWithPath: name)).url.relativePath
    do throws(ReadError) {
      _ = try FolderWalk.names(in: folder)
    } catch  where !error.isAbsence {
      return error
    } catch {}
    return nil
  }
}

nonisolated extension ScenarioResult {
  /// The result of a scenario whose text is wrong.
  static func invalid(_ name: String, _ error: any Error) -> ScenarioResult {
    let sentences = (error as? ScenarioProblems)?.problems.map(\.description) ?? ["\(error)"]
    let data = (try? InputFile.contents(of: name)) ?? Data()
    return ScenarioResult(
      scenario: name, variant: "", source: Fingerprint(of: data), verdict: .invalid,
      failures: sentences)
  }

  /// The result of a run that failed.
  static func broken(
    _ job: VerifyJob, _ sentence: String, verdict: Verdict = .broken
  ) -> ScenarioResult {
    let data = (try? InputFile.contents(of: job.file)) ?? Data()
    return ScenarioResult(
      scenario: job.file, variant: job.variantName, source: Fingerprint(of: data),
      verdict: verdict, failures: [sentence])
  }
}
