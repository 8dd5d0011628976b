import Foundation

/// The size of a film's cells in pixels.
nonisolated struct FilmCellSize: Hashable {
  let width: Int
  let height: Int

  /// Makes the size of cells that show a screen, measured in points, at a scale in pixels per
  /// point.
  init(showing screen: CGSize, scale: CGFloat) {
    width = Int((screen.width * scale).rounded())
    height = Int((screen.height * scale).rounded())
  }

  /// The most frames of a film with such cells.
  var maximumFrames: Int { ScenarioStep.FilmStep.mostPixels / max(1, width * height) }
}
