import ArgumentParser
import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Measures in one process what pictures cost, and what it would cost to do the same plainly.
final class PictureBench {
  private let job: VerifyJob
  private let verifier: ScenarioVerifier
  private let files: [Data]
  private let pictures: [Bitmap]

  /// Takes a scenario of a suite and the pictures of its baseline.
  init(_ suite: SuiteBench, in shell: Shell) throws {
    let variant = try ScenarioFile(suite.scenario, in: shell).variants[0].name
    job = VerifyJob(file: suite.scenario, variant: 0, variantName: variant)
    verifier = try ScenarioVerifier(
      shell: shell, options: try VerifyOptions.parse(["--results", suite.results]))
    files = try suite.pictures()
    pictures = try files.map { try PNG.decode($0) }
  }

  /// How many screens a second are launched, laid out, drawn and compared.
  func verifyRate() throws -> Double {
    try Monotonic.rate {
      let result = try verifier.verify(job)
      guard result.verdict == .same else {
        throw ShellError.internalFault(.changing(scenario: result.name))
      }
    } * Double(pictures.count)
  }

  /// How many pictures a second can be read from their files and compared with others, which nobody
  /// who compares files can do without.
  func fileComparisonRate() throws -> Double {
    try Monotonic.rate {
      for (file, picture) in zip(files, pictures) {
        guard BitmapDifference(try PNG.decode(file), picture) == nil else {
          throw ShellError.internalFault(.otherPicture)
        }
      }
    } * Double(pictures.count)
  }

  /// How many pictures a second can be encoded.
  func encodingRate() throws -> Double {
    try Monotonic.rate { for picture in pictures { _ = try PNG.encode(picture) } }
      * Double(pictures.count)
  }

  /// How many a second zlib alone compresses, at the level that it takes by itself.
  func plainCompressionRate() -> Double {
    Monotonic.rate { for picture in pictures { BareZlib.compress(picture.pixels) } }
      * Double(pictures.count)
  }
}
