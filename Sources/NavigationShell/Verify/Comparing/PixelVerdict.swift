import Foundation
import Snapshot

/// Judges the pixels of a capture, cell by cell.
struct PixelVerdict {
  let tolerance: Tolerance?
  /// A sentence for each cell that differs.
  private(set) var sentences: [String] = []
  /// Whether all differences are within the tolerance.
  private(set) var isTolerable = true

  init(tolerance: Tolerance?) { self.tolerance = tolerance }

  /// Adds a cell that the baseline lacks.
  mutating func addExtraCell(at time: Double?) {
    isTolerable = false
    sentences.append(Self.place(time) + "a cell that the baseline has not")
  }

  /// Adds a cell's difference; nil if it has none.
  mutating func add(_ difference: BitmapDifference?, at time: Double?) {
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
