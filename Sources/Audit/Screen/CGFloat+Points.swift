import Foundation

extension CGFloat {
  /// A length in whole points.
  nonisolated var points: String { "\(Int(rounded()))" }
}
