import ArgumentParser
import Foundation
import Snapshot

/// Merges the shards that several machines ran into one run.
struct MergeCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make one run of the parts that several machines ran.",
    discussion: """
      Each folder is what `verify --shard` left on one machine. The whole can be reported and \
      accepted as if one machine had run it; the exit code is that of the whole.
      """)

  @Argument(help: "The folders that the parts left.")
  var parts: [String]
  @OptionGroup var reports: ReportOptions
  @Option(
    help: ArgumentHelp("The folder for the whole.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--results") })
  var results = RunFolder.defaultPath
  @Flag(help: "Fail on baseline files that no scenario refers to.")
  var strict = false

  @MainActor func perform(in shell: Shell) throws {
    let whole = RunFolder(results)
    let folders = parts.map { RunFolder($0) }
    guard !folders.contains(where: { $0.url.standardized == whole.url.standardized }) else {
      throw ShellError.usage(.partIsWhole(path: results))
    }
    let runs = try folders.map {
      try $0.load(isPart: true)
    }
    let run: RunResult
    do throws(MergeError) {
      run = try RunResult.merged(runs)
    } catch {
      throw ShellError.badInput(.merge(error))
    }
    try whole.prepare()
    for folder in folders { try whole.copyFiles(from: folder) }
    try whole.save(run)
    try reports.write(run, from: whole)
    Console.write(Summary(run).description)
    throw ExitCode(try VerifyEnd.code(of: run, isStrict: strict))
  }
}
