import Drawing
import Foundation

/// A picture of a screen's old layout, which fades out over the new one while a rotation runs: both
/// take the size that the screen has meanwhile.
nonisolated struct FormerLayout {
  /// What the screen showed.
  let commands: [DrawCommand]
  /// Its size then, in points.
  let size: CGSize

  /// The picture, in another size.
  ///
  /// - Parameter share: How much of it is seen, 0…1.
  func layer(in other: CGSize, share: Double) -> DrawCommand? {
    guard share > 0, size.width > 0, size.height > 0 else { return nil }
    return .layer(
      Layer(
        transform: CGAffineTransform(
          scaleX: other.width / size.width, y: other.height / size.height),
        clip: CGRect(origin: .zero, size: size), opacity: share, commands: commands))
  }
}
