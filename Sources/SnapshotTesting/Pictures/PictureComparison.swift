import Drawing
import Foundation
import NavigationShell
import SDLShell
import Snapshot

/// How a picture differs from its reference, in sentences and as a picture.
struct PictureComparison {
  /// The sentences, the most important first.
  let sentences: [String]
  private let actual, expected: Bitmap

  /// Compares the files of two pictures; nil if they match.
  ///
  /// - Throws: SDLError if a file is no picture.
  init?(actual: Data, expected: Data, tolerance: PictureTolerance) throws {
    self.actual = try PNG.decode(actual)
    self.expected = try PNG.decode(expected)
    guard let difference = BitmapDifference(self.actual, self.expected) else { return nil }
    var pixels = [difference.description]
    if !difference.isOfOtherSize, !tolerance.isExact {
      let count = self.actual.width * self.actual.height
      let mismatches = tolerance.mismatches(self.actual, self.expected)
      if tolerance.allows(mismatches, of: count) { return nil }
      pixels.append(Self.words(mismatches, of: count, tolerance))
    }
    sentences = PictureNotes(in: actual).sentences(from: PictureNotes(in: expected)) + pixels
  }

  private static func words(_ mismatches: Int, of count: Int, _ tolerance: PictureTolerance)
    -> String
  {
    let share = Double(count - mismatches) / Double(count)
    var words =
      "\(digits(share)) of the pixels match, precision asks for \(digits(Double(tolerance.precision)))"
    if tolerance.perceptualPrecision < 1 {
      words += String(
        format: " (those at most ΔE %g apart, as perceptualPrecision is %g)",
        tolerance.farthest.rounded(toPlaces: 4), tolerance.perceptualPrecision)
    }
    return words
  }

  private static func digits(_ share: Double) -> String {
    String(format: "%.6g", (share * 1e6).rounded(.down) / 1e6)
  }

  /// The picture of the difference as a PNG file: what differs in red.
  func differencePNG() throws -> Data {
    try PNG.encode(Bitmap(DifferenceRows(actual.rows, from: expected.rows)))
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
