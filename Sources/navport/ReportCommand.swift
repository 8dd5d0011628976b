import ArgumentParser
import Foundation
import Porting

/// Prints what has to be written in another way, as no rule can change it.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "List what has to be changed by hand in a target's sources.")

  @OptionGroup var options: TargetOptions
  @Flag(help: "Print it as JSON.")
  var json = false

  func run() throws {
    let target = try RewrittenTarget(settings: options.target)
    guard json else {
      for warning in target.warnings { Standard.print(warning, to: .standardOutput) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = try encoder.encode(target.findings)
    Standard.print(String(decoding: text, as: UTF8.self), to: .standardOutput)
  }
}
