import Drawing

/// The pages that are moving, as pictures.
struct PageCache {
  /// A page's picture and what it is a picture of.
  struct Page {
    let commands: [DrawCommand]
    /// The part of the layer it shows, from the layer's own origin.
    let part: PixelRect
    let scale: Double
    /// How often pictures had arrived when it was drawn, and the ones it had to do without.
    let arrivals: Int
    let wanted: [PictureRequest]
    let texture: Texture
  }

  /// A layer that moved without a picture: what it draws, and the part of it that is seen.
  struct Candidate: Equatable {
    let commands: [DrawCommand]
    let part: PixelRect
  }

  /// Two pages of a transition, one that a change of mind in the middle adds, and one behind a sheet.
  private static let limit = 4

  /// Whether this frame has taken its turn: one picture a frame, so that no frame takes long.
  private var hasKept = false
  private var pages: [(page: Page, isUsed: Bool)] = []
  /// What moved without a picture in the frame before, and in this one.
  private var seen: [Candidate] = []
  private var met: [Candidate] = []
  /// What is to have a picture before the next frame: what moved without one, unless it looks otherwise in
  /// each frame.
  private(set) var next: Candidate?

  /// The picture of these commands, if there is one that is up to date.
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

  /// Whether a layer is to have a picture: one that moved in the frame before already, so that the
  /// first frame of a motion, in which everything is new, makes none.
  mutating func isWorthKeeping(_ candidate: Candidate) -> Bool {
    met.append(candidate)
    return !hasKept && seen.contains(candidate)
  }

  /// Keeps one more picture, in place of the oldest if there are too many.
  mutating func keep(_ page: Page) {
    if pages.count == Self.limit { pages.removeFirst() }
    pages.append((page, true))
    hasKept = true
    next = nil
  }

  /// Frees the pages that the frame did not show.
  mutating func endFrame() {
    hasKept = false
    next = met.first { (seen.isEmpty || seen.contains($0)) && !hasPage(of: $0) }
    (seen, met) = (met, [])
    pages.removeAll { !$0.isUsed }
    for index in pages.indices { pages[index].isUsed = false }
  }

  private func hasPage(of candidate: Candidate) -> Bool {
    pages.contains { page, _ in page.part == candidate.part && page.commands == candidate.commands }
  }
}
