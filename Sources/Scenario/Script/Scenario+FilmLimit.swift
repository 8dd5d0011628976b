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
    var sizes: Set<CGSize> = [size]
    var problems: [ScenarioProblem] = []
    Self.visitFilms(in: steps, from: &sizes) { film, place, sizes in
      let cells = sizes.map { FilmCellSize(showing: film.largest(from: $0), scale: scale) }
      guard let cell = cells.min(by: { $0.maximumFrames < $1.maximumFrames }),
        film.frames > cell.maximumFrames
      else { return }
      problems.append(
        ScenarioProblem(
          file: file, place: place,
          reason: .filmTooLarge(name: film.name, frames: film.frames, cell: cell, screen: screen)))
    }
    return problems
  }

  /// Visits each film with the sizes that the screen may have before it.
  ///
  /// - Parameter sizes: The sizes before the steps, then those after them: a condition may go either way,
  ///   and a loop may turn any number of times.
  private static func visitFilms(
    in steps: [ScenarioStep], from sizes: inout Set<CGSize>,
    _ visit: (ScenarioStep.FilmStep, SourcePosition, Set<CGSize>) -> Void
  ) {
    for step in steps {
      switch step.action {
      case .film(let film):
        visit(film, step.place, sizes)
        sizes = Set(sizes.map { film.sizes(from: $0).last ?? $0 })
      case .branch(let branch):
        var others = sizes
        visitFilms(in: branch.steps, from: &sizes, visit)
        visitFilms(in: branch.otherwise, from: &others, visit)
        sizes.formUnion(others)
      case .loop(let loop):
        // There is no film in a loop. Another turn adds no size once one has not.
        var before: Set<CGSize>
        repeat {
          before = sizes
          var after = sizes
          visitFilms(in: loop.steps, from: &after, visit)
          sizes.formUnion(after)
        } while sizes != before
      default: sizes = Set(sizes.map(step.action.screen))
      }
    }
  }
}

nonisolated extension ScenarioStep.FilmStep {
  /// The sizes of the screen after each of its steps.
  fileprivate func sizes(from size: CGSize) -> [CGSize] {
    steps.reduce(into: []) { $0.append($1.action.screen(after: $0.last ?? size)) }
  }

  /// The largest width and height of its screens, which all cells have.
  fileprivate func largest(from size: CGSize) -> CGSize {
    sizes(from: size).reduce(size) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
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
