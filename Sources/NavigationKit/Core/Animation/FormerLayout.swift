import Drawing
import Foundation

/// A picture of a screen's old layout, which fades out over the new one while a rotation runs: both
/// take the size that the screen has meanwhile.
///
/// A picture made during a rotation also has the layout before, as far as that is still visible. It
/// has two pages at most, however often the device is turned: the newest, and of two older ones the
/// more visible.
nonisolated struct FormerLayout {
  /// The drawing of a screen, and the screen's size at that time, in points.
  struct Page {
    var commands: [DrawCommand]
    var size: CGSize

    /// The page, in another size; nil if nothing of it is visible.
    ///
    /// - Parameter share: The page's opacity, 0…1.
    func layer(in other: CGSize, share: Double) -> DrawCommand? {
      guard share > 0, size.width > 0, size.height > 0 else { return nil }
      return .layer(
        Layer(
          transform: CGAffineTransform(
            scaleX: other.width / size.width, y: other.height / size.height),
          clip: CGRect(origin: .zero, size: size), opacity: share, commands: commands))
    }
  }

  /// The page that the screen showed.
  private let page: Page
  /// The page that was fading out over it, and the opacity that was left, 0…1.
  private var older: (page: Page, share: Double)?

  /// Makes the picture of a page.
  ///
  /// - Parameters:
  ///   - former: The picture that was fading out over it; nil for none.
  ///   - share: The opacity that was left of the former picture, 0…1.
  init(_ page: Page, under former: FormerLayout?, share: Double) {
    self.page = page
    guard let former else { return }
    older = (former.page, share)
    if let oldest = former.older, oldest.share > 0.5 {
      older = (oldest.page, share * oldest.share)
    }
  }

  /// The picture, in another size; nil if nothing of it is visible.
  ///
  /// - Parameter share: The picture's opacity, 0…1.
  func layer(in other: CGSize, share: Double) -> DrawCommand? {
    var both = page
    both.commands +=
      older.flatMap { $0.page.layer(in: page.size, share: $0.share) }.map { [$0] } ?? []
    return both.layer(in: other, share: share)
  }
}
