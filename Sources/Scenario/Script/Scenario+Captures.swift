nonisolated extension Scenario {
  /// The names of its captures and films, in the order of the steps; under an `if` those of both ways.
  public var captureNames: [String] { Self.names(in: steps) }

  private static func names(in steps: [ScenarioStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.action {
      case .capture(let capture): [capture.name]
      case .film(let film): [film.name] + names(in: film.steps)
      case .branch(let branch): names(in: branch.steps + branch.otherwise)
      default: []
      }
    }
  }
}
