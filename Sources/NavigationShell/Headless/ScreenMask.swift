import Drawing

/// How captures show the screen's rounded corners and cut-out; named as in Apple's `simctl`.
nonisolated enum ScreenMask: String, CaseIterable, Sendable {
  /// They show the app's content.
  case ignored
  /// They are transparent.
  case alpha
  /// They are black.
  case black
}

nonisolated extension Bitmap {
  /// The picture with another's red channel as its alpha.
  func masked(through hole: Bitmap) -> Bitmap {
    var picture = self
    for red in stride(from: 0, to: min(pixels.count, hole.pixels.count), by: 4) {
      picture.pixels[red + 3] = hole.pixels[red]
    }
    return picture
  }
}
