import Drawing
import Foundation
import Snapshot

/// What is to be said of the pixels of a capture, cell by cell.
struct PictureJudgement {
  let tolerance: Tolerance?
  /// What differs, a sentence for each cell that does.
  private(set) var sentences: [String] = []
  /// Whether all that differs is within the tolerance.
  private(set) var isTolerable = true

  init(tolerance: Tolerance?) { self.tolerance = tolerance }

  /// Compares a cell with the one it should be; nil where there should be none.
  mutating func take(_ cell: Bitmap, _ expected: Bitmap?, at time: Double?) {
    let place = time.map { String(format: "at %.3f s: ", $0) } ?? ""
    guard let expected else {
      isTolerable = false
      return sentences.append(place + "a cell that the baseline has not")
    }
    guard let difference = BitmapDifference(cell, expected) else { return }
    guard let tolerance else {
      isTolerable = false
      return sentences.append(place + difference.description)
    }
    let verdict = ToleranceVerdict(difference, tolerance)
    if case .beyond = verdict { isTolerable = false }
    sentences.append("\(place)\(difference); \(verdict)")
  }
}
