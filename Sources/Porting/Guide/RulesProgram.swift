import Foundation
import XcodeProject

/// The program `navport`, which knows the rules for sources.
///
/// It needs a toolchain's libraries to start at all, so it is a program of its own.
public struct RulesProgram: Sendable {
  /// Its name.
  public static let name = "navport"
  private let path: String

  /// The program beside another one, else in `PATH`; nil if it is in neither.
  public init?(beside program: String, environment: [String: String]) {
    let folders =
      [program.folderOfPath] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = folders.map { $0.appendingPath(Self.name) }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// The findings in a ported target's sources; nil if the program fails, which prints why.
  func findings(inTargetOf settings: String) -> [ReportedFinding]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["report", "--target", settings, "--json"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let text = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try? JSONDecoder().decode([ReportedFinding].self, from: text ?? Data())
  }
}
