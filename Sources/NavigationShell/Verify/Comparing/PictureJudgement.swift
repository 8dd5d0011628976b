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

  /// Notes a cell where there should be none.
  mutating func takeAdded(at time: Double?) {
    isTolerable = false
    sentences.append(Self.place(time) + "a cell that the baseline has not")
  }

  /// Notes how a cell differs from the one it should be; nil if it does not.
  mutating func take(_ difference: BitmapDifference?, at time: Double?) {
    guard let difference else { return }
    let place = Self.place(time)
    guard let tolerance else {
      isTolerable = false
      return sentences.append(place + difference.description)
    }
    let verdict = ToleranceVerdict(difference, tolerance)
    if case .beyond = verdict { isTolerable = false }
    sentences.append("\(place)\(difference); \(verdict)")
  }

  private static func place(_ time: Double?) -> String {
    time.map { String(format: "at %.3f s: ", $0) } ?? ""
  }
}
