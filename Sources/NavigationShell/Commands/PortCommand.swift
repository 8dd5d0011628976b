import ArgumentParser
import Assets
import Foundation
import Porting

/// Writes the package with which an iOS project is built here.
struct PortCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Write a package that builds an iOS project here.",
    discussion: """
      The sources stay where they are, and nothing is written in the project's own folder. Run again, \
      it writes anew what it wrote, and keeps what was changed by hand.
      """)

  @Argument(
    help: ArgumentHelp(
      "An .xcodeproj, an .xcworkspace, a package, or a folder that holds one or Swift sources.",
      valueName: "project"),
    transform: { try UsageSentence.path($0, of: "project") })
  var project: String
  @Option(
    name: .shortAndLong,
    help: "The package's folder; by default APP-linux beside the project's folder.",
    transform: { try UsageSentence.path($0, of: "--output") })
  var output: String?
  @Option(help: ArgumentHelp("The target to port, if there are several.", valueName: "name"))
  var target: String?
  @Option(
    help: ArgumentHelp(
      "Where the package finds NavigationKit, unless NAVIGATIONKIT_PATH says it.",
      valueName: "path-or-url"),
    transform: { try UsageSentence.path($0, of: "--navigationkit") })
  var navigationkit: String?
  @Flag(
    inversion: .prefixedNo,
    help: """
      Let labelled placeholders stand in for Apple's frameworks that are not here, such as WebKit; by \
      default as the last time.
      """)
  var standIns: Bool?

  @MainActor func perform(in shell: Shell) throws {
    let request = PortRequest(
      project: project, output: output, target: target, standIns: standIns,
      library: navigationkit.map { LibraryLocation($0, version: Program.version) }
        ?? Self.defaultLibrary)
    let rules = RulesProgram(
      beside: Program.built.path, environment: ProcessInfo.processInfo.environment)
    do throws(PortError) {
      for line in try Port(request, rules: rules).write().lines { Console.say(line) }
    } catch {
      throw ShellError(error)
    }
  }

  /// Where packages find the library by default: in the checkout that this program was built from, or
  /// where the released package is.
  nonisolated static var defaultLibrary: LibraryLocation {
    let checkout = Assets.checkout.path
    let isThere = FileManager.default.fileExists(atPath: "\(checkout)/Package.swift")
    return LibraryLocation(isThere ? checkout : address, version: Program.version)
  }

  /// Where the released package is.
  private nonisolated static let address = "https://github.com/navigationkit/NavigationKit"
}

nonisolated extension ShellError {
  /// The error for a project that is not ported.
  init(_ error: PortError) {
    self =
      switch error {
      case .project: .badInput(.project("\(error)"))
      case .request(let sentence): .usage(.port(sentence))
      case .output(let sentence): .cannotWrite(.port(sentence))
      }
  }
}
