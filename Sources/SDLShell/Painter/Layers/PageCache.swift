import Drawing

/// Rendered pictures of moving pages, so that a frame of a transition only copies them.
struct PageCache {
  /// A page's picture and the commands it was drawn from.
  struct Page {
    let commands: [DrawCommand]
    /// The part of the layer that it shows, relative to the layer's origin.
    let part: PixelRect
    let scale: Double
    /// ``PictureStore/arrivals`` when it was drawn, and the pictures that were missing then.
    let arrivals: Int
    let wanted: [PictureRequest]
    let texture: Texture
  }

  /// A layer that moved without a picture: what it draws, and the visible part.
  struct Candidate: Equatable {
    let commands: [DrawCommand]
    let part: PixelRect
  }

  /// Two pages of a transition, one more if it changes halfway, and one behind a sheet.
  private static let limit = 4

  /// Whether this frame has made a picture already: only one per frame, so that no frame takes
  /// long.
  private var hasCached = false
  private var pages: [(page: Page, isUsed: Bool)] = []
  /// The layers that moved without a picture in the last frame, and in this one.
  private var previous: [Candidate] = []
  private var met: [Candidate] = []
  /// The layer that gets a picture before the next frame: one that moved without one and looked the
  /// same in the last frame.
  private(set) var next: Candidate?

  /// The up-to-date picture of these commands, if there is one.
  mutating func page(of commands: [DrawCommand], part: PixelRect, scale: Double, arrivals: Int)
    -> Page?
  {
    let index = pages.firstIndex { page, _ in
      page.part == part && page.scale == scale && (page.wanted.isEmpty || page.arrivals == arrivals)
        && page.commands == commands
    }
    guard let index else { return nil }
    pages[index].isUsed = true
    return pages[index].page
  }

  /// Whether a layer should get a picture: only if it moved in the last frame too, so that the
  /// first frame of a motion, in which everything is new, makes none.
  mutating func shouldCache(_ candidate: Candidate) -> Bool {
    met.append(candidate)
    return !hasCached && previous.contains(candidate)
  }

  /// Adds a picture and drops the oldest if there are too many.
  mutating func add(_ page: Page) {
    if pages.count == Self.limit { pages.removeFirst() }
    pages.append((page, true))
    hasCached = true
    next = nil
  }

  /// Drops the pictures that the frame did not show.
  mutating func endFrame() {
    hasCached = false
    next = met.first { (previous.isEmpty || previous.contains($0)) && !hasPage(of: $0) }
    (previous, met) = (met, [])
    pages.removeAll { !$0.isUsed }
    for index in pages.indices { pages[index].isUsed = false }
  }

  private func hasPage(of candidate: Candidate) -> Bool {
    pages.contains { page, _ in page.part == candidate.part && page.commands == candidate.commands }
  }
}
