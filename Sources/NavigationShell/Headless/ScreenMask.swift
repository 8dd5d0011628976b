import Drawing

/// What a capture makes of the corners and the cut-out of a screen; the names are those of Apple's
/// simulator tool.
nonisolated enum ScreenMask: String, CaseIterable, Sendable {
  /// They are drawn as if they were screen.
  case ignored
  /// They are transparent.
  case alpha
  /// They are black.
  case black
}

nonisolated extension Bitmap {
  /// The picture, as transparent as another of its size is dark.
  func seen(through hole: Bitmap) -> Bitmap {
    var picture = self
    for red in stride(from: 0, to: min(pixels.count, hole.pixels.count), by: 4) {
      picture.pixels[red + 3] = hole.pixels[red]
    }
    return picture
  }
}
