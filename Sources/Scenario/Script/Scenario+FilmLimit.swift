public import Foundation

nonisolated extension ScenarioStep.FilmStep {
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
  ///   - file: The scenario's file, as it was typed.
  ///   - size: The screen's size in points.
  ///   - scale: Pixels per point.
  ///   - screen: The screen's name.
  public func filmProblems(
    in file: String, on size: CGSize, scale: CGFloat, named screen: String
  ) -> [ScenarioProblem] {
    var size = size
    return filmProblems(of: steps, in: file, on: &size, scale: scale, named: screen)
  }

  private func filmProblems(
    of steps: [ScenarioStep], in file: String, on size: inout CGSize, scale: CGFloat,
    named screen: String
  ) -> [ScenarioProblem] {
    var problems: [ScenarioProblem] = []
    for step in steps {
      if case .branch(let branch) = step.action {
        problems += filmProblems(
          of: branch.steps + branch.otherwise, in: file, on: &size, scale: scale, named: screen)
      }
      guard case .film(let film) = step.action else {
        size = step.action.screen(after: size)
        continue
      }
      var largest = size
      for step in film.steps {
        size = step.action.screen(after: size)
        // All cells of a film have the largest width and height of its screens.
        largest.width = max(largest.width, size.width)
        largest.height = max(largest.height, size.height)
      }
      let cell = FilmCellSize(showing: largest, scale: scale)
      guard film.frames > cell.maximumFrames else { continue }
      problems.append(
        ScenarioProblem(
          file: file, place: step.place,
          reason: .filmTooLarge(name: film.name, frames: film.frames, cell: cell, screen: screen)))
    }
    return problems
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
