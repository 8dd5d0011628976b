import Foundation

/// Which of an image's files fits a screen, as UIKit chooses it.
nonisolated enum PictureScale {
  /// Where a file is in the order in which files are taken, the smallest number first: that for the
  /// screen's scale, one for all scales, the next larger ones, then the next smaller ones.
  ///
  /// - Parameters:
  ///   - scale: The file's pixels per point; nil for one for all scales.
  ///   - screen: The screen's pixels per point; 0 where no screen is known, which counts as 2.
  static func order(of scale: CGFloat?, on screen: CGFloat) -> CGFloat {
    guard let scale else { return 0.01 }
    let difference = scale - (screen > 0 ? screen : 2)
    return difference < 0 ? smaller - difference : difference
  }

  /// More than any difference of scales.
  private static let smaller: CGFloat = 100
}
