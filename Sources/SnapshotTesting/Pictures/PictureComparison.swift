import Drawing
import Foundation
import SDLShell
import Snapshot

/// How a picture differs from its reference, in sentences and as a picture.
struct PictureComparison {
  /// The sentences, the most important first.
  let sentences: [String]
  private let actual, expected: Bitmap

  /// The most sentences about what is on the screens; the rest is counted.
  private static let maximumSentences = 6

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
    sentences = Self.changes(from: expected, to: actual) + pixels
  }

  /// Which elements of a screen differ, or how they move, if both files have a text of it.
  private static func changes(from expected: Data, to actual: Data) -> [String] {
    if let motion = MotionWords.difference(from: expected, to: actual) {
      return motion.sentences(atMost: maximumSentences)
    }
    guard let old = PNG.text(of: PictureFile.screenKey, in: expected),
      let new = PNG.text(of: PictureFile.screenKey, in: actual)
    else { return [] }
    return ScreenTextDifference(expected: old, actual: new)?
      .sentences(atMost: maximumSentences) ?? []
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
