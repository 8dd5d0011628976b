public import Foundation

nonisolated extension ScenarioStep.Film {
  /// The most pixels of all cells of a film together.
  ///
  /// A PNG file keeps the pixels of a strip in one chunk of at most 2³¹ bytes, three per pixel. The
  /// limit leaves space for labels, allows 120 frames of the largest iPad, and takes a minute.
  public static let mostPixels = 700_000_000
}

nonisolated extension Scenario {
  /// The errors of films whose cells would have too many pixels together on a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - scale: Pixels per point.
  ///   - screen: The screen's name.
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
        // All cells of a film have the largest width and height of its screens.
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
  /// The size of the screen after this action, in points.
  fileprivate func screen(after size: CGSize) -> CGSize {
    switch self {
    case .rotate: CGSize(width: size.height, height: size.width)
    case .resize(let size): size
    default: size
    }
  }
}
