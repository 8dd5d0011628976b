public import Foundation

nonisolated extension ScenarioStep.Film {
  /// The most pixels that all cells of a film have together.
  ///
  /// A PNG file keeps the pixels of a strip in one chunk of at most 2³¹ bytes, three for each pixel. This
  /// leaves room for labels, lets 120 frames of the largest iPad through, and is a minute's work.
  public static let mostPixels = 700_000_000
}

nonisolated extension Scenario {
  /// What is wrong with films whose cells would have too many pixels together on a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points, with so many pixels in a point.
  ///   - screen: What the screen is called.
  public func filmComplaints(
    on size: CGSize, scale: CGFloat, named screen: String
  ) -> [(place: SourcePosition, sentence: String)] {
    var size = size
    var complaints: [(place: SourcePosition, sentence: String)] = []
    for step in steps {
      guard case .film(let film) = step.action else {
        size = step.action.screen(after: size)
        continue
      }
      var (width, height) = (size.width, size.height)
      for step in film.steps {
        size = step.action.screen(after: size)
        // The cells of a film are all as large as its largest screen is wide and high.
        (width, height) = (max(width, size.width), max(height, size.height))
      }
      let pixels = (Int((width * scale).rounded()), Int((height * scale).rounded()))
      guard film.frames > Self.mostFrames(of: pixels) else { continue }
      complaints.append((step.place, Self.complaint(about: film, of: pixels, on: screen)))
    }
    return complaints
  }

  private static func mostFrames(of cell: (width: Int, height: Int)) -> Int {
    ScenarioStep.Film.mostPixels / max(1, cell.width * cell.height)
  }

  private static func complaint(
    about film: ScenarioStep.Film, of cell: (width: Int, height: Int), on screen: String
  ) -> String {
    let most = mostFrames(of: cell)
    return "“\(film.name)” is \(film.frames) frames of \(cell.width)×\(cell.height) pixels on "
      + "\(screen), and a film has at most \(ScenarioStep.Film.mostPixels / 1_000_000) million pixels: "
      + (most >= 2 ? "take \(most) frames, or a smaller screen" : "take a smaller screen")
  }
}

nonisolated extension ScenarioStep.Action {
  /// The size of the screen after this, in points.
  fileprivate func screen(after size: CGSize) -> CGSize {
    switch self {
    case .rotate: CGSize(width: size.height, height: size.width)
    case .resize(let size): size
    default: size
    }
  }
}
