import ArgumentParser
import Foundation

/// Writes what a target's sources are rewritten to.
struct RewriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite", abstract: "Write the sources that are built on Linux.")

  @OptionGroup var options: TargetOptions
  @Option(help: ArgumentHelp("The folder to write them to.", valueName: "folder"))
  var output: String

  func run() throws {
    let target = try RewrittenTarget(settings: options.target)
    for warning in target.warnings { Standard.print(warning, to: .standardOutput) }
    try OutputFolder(path: output).write(target.files)
  }
}
