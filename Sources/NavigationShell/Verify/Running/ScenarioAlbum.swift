import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Puts what scenarios show into a folder, compared with nothing.
final class ScenarioAlbum {
  private let folder: URL
  private let painter: HeadlessPainter

  /// Makes the folder if need be.
  ///
  /// - Throws: ShellError if it cannot be made; SDLError without fonts.
  init(folder: URL) throws {
    self.folder = folder
    painter = try HeadlessPainter()
    try Self.writing { () throws(WriteError) in try WrittenFile.makeFolder(at: folder) }
  }

  /// Runs a scenario in all its variants, or on one device; `told` hears of each file.
  ///
  /// - Throws: ScenarioProblems if its text is wrong; ShellError if a step cannot be done, after what
  ///   came before it was written.
  func take(_ name: String, on device: Device?, in shell: Shell, told: @escaping (URL) -> Void)
    throws
  {
    let file = try ScenarioFile(name, in: shell)
    let names = BaselineFolder(scenario: URL(fileURLWithPath: name))
    for variant in file.variants(on: device) {
      let strip = StripPicture(painter: painter)
      let failures = try file.run(variant, painter: painter) { evidence in
        let capture = try FreshCapture(evidence)
        let data = try PNG.encode(try strip.picture(of: capture))
        told(try self.save(data, as: names.picture(capture.name, variant: variant.name)))
      }
      guard !failures.isEmpty else { continue }
      throw ShellError(
        code: .different, lines: file.sentences(of: failures))
    }
  }

  private func save(_ data: Data, as name: String) throws(ShellError) -> URL {
    let file = folder.appendingPathComponent(name)
    try Self.writing { () throws(WriteError) in try WrittenFile(file).write(data) }
    return file
  }

  private static func writing(_ body: () throws(WriteError) -> Void) throws(ShellError) {
    do throws(WriteError) {
      try body()
    } catch {
      throw .cannotWrite(error, orElse: "choose another --output")
    }
  }
}
