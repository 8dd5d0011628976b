import ArgumentParser
import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Measures verifying and encoding pictures in one process, and the plainest way to do the same.
final class PictureBench {
  private let job: VerifyJob
  private let verifier: ScenarioVerifier
  private let files: [Data]
  private let pictures: [Bitmap]

  /// Uses a scenario of a suite and the pictures of its baseline.
  init(_ suite: SuiteBench, in shell: Shell) throws {
    let variant = try ScenarioFile(suite.scenario, in: shell).variants[0].name
    job = VerifyJob(file: suite.scenario, variant: 0, variantName: variant)
    verifier = try ScenarioVerifier(
      shell: shell, options: try VerifyOptions.parse(["--results", suite.results]))
    files = try suite.pictures()
    pictures = try files.map { try PNG.decode($0) }
  }

  /// How many screens per second are launched, laid out, drawn and compared.
  func verifyRate() throws -> Double {
    try Monotonic.rate { _ = try verify() } * Double(pictures.count)
  }

  /// Verifies the scenario, whose captures are as they were, and returns how many it has.
  func verify() throws -> Int {
    let result = try verifier.verify(job)
    guard result.verdict == .same else {
      throw ShellError.internalFault(.changing(scenario: result.name))
    }
    return pictures.count
  }

  /// How many pictures per second can be read from files and compared, which every snapshot test
  /// has to do.
  func fileComparisonRate() throws -> Double {
    try Monotonic.rate {
      for (file, picture) in zip(files, pictures) {
        guard BitmapDifference(try PNG.decode(file), picture) == nil else {
          throw ShellError.internalFault(.otherPicture)
        }
      }
    } * Double(pictures.count)
  }

  /// How many pictures per second can be encoded.
  func encodingRate() throws -> Double {
    try Monotonic.rate { for picture in pictures { _ = try PNG.encode(picture) } }
      * Double(pictures.count)
  }

  /// How many pictures per second zlib alone compresses, at its default level.
  func plainCompressionRate() -> Double {
    Monotonic.rate { for picture in pictures { ZlibBaseline.compress(picture.pixels) } }
      * Double(pictures.count)
  }
}
