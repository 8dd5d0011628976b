import Drawing
import Foundation
import NavigationKit
import Scenario
import SDLShell
import Snapshot

/// Writes scenarios' captures to a folder without comparing them.
final class ScenarioAlbum {
  private let folder: URL
  private let painter: HeadlessPainter

  /// Makes the folder if needed.
  ///
  /// - Throws: ShellError if it cannot be made; SDLError without fonts.
  init(folder: URL) throws {
    self.folder = folder
    painter = try HeadlessPainter()
    do throws(WriteError) {
      try WrittenFile.makeFolder(at: folder)
    } catch {
      throw ShellError.cannotWrite(.file(error, orElse: .option("--output")))
    }
  }

  /// Runs a scenario in all its variants, or on one device, with its own or
  /// another status bar and language, and with values of its parameters; `report` is called with each file.
  ///
  /// - Throws: ScenarioProblems if its text is wrong; ShellError if a step failed, after the
  ///   captures before it were written.
  func capture(
    _ name: String, set: ParameterOptions, on device: Device?, statusBar: StatusBar?,
    language: String? = nil,
    hasKeyboard: Bool = false, in shell: Shell, report: @escaping (URL) -> Void
  ) throws {
    let file = try ScenarioFile(
      name, in: shell, set: set.values, language: language, hasKeyboard: hasKeyboard)
    try set.check(against: [file])
    let names = BaselineFolder(scenario: URL(fileURLWithPath: file.name))
    for variant in file.variants(on: device, statusBar: statusBar) {
      let strip = StripPicture(painter: painter)
      let run = try file.run(variant, painter: painter) { completed in
        let capture = try FreshCapture(completed)
        let name = names.picture(capture.name, variant: variant.name)
        report(try self.save(try strip.picture(of: capture), as: name))
      }
      guard run.failures.isEmpty else { throw ShellError.failures(run.failures.sentences) }
    }
  }

  private func save(_ picture: any PixelRows, as name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    do {
      try WrittenFile(file).write(picture)
    } catch let error as WriteError {
      throw ShellError.cannotWrite(.file(error, orElse: .option("--output")))
    }
    return file
  }
}
