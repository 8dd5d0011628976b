import Foundation

/// Two values that a method of the first one compares.
nonisolated struct NamedComparison {
  let selector: Selector
  let first: Any
  let second: Any

  /// The order; a method that the first one does not have stops the program.
  var result: ComparisonResult {
    if let first = first as? String, let second = second as? String,
      let result = compare(first, second)
    {
      return result
    }
    if selector.description == "compare:",
      let result = ComparedValue(first).order(to: ComparedValue(second))
    {
      return result
    }
    return ask()
  }

  /// The order by the methods that texts have; nil for another method.
  private func compare(_ first: String, _ second: String) -> ComparisonResult? {
    switch selector.description {
    case "compare:": first.compare(second)
    case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
    case "localizedCompare:": first.localizedCompare(second)
    case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
    case "localizedStandardCompare:": first.localizedStandardCompare(second)
    default: nil
    }
  }

  private func ask() -> ComparisonResult {
    MainActor.preconditionIsolated(
      "\(selector.description) was asked of \(type(of: first)) off the main actor.")
    let boxed = MainActorValue(self)
    return MainActor.assumeIsolated {
      let asked = boxed.value
      let answer = asked.selector.send(to: asked.first as AnyObject, asked.second)
      if let result = answer as? ComparisonResult { return result }
      guard let number = answer as? Int, let result = ComparisonResult(rawValue: number) else {
        preconditionFailure(
          "-[\(type(of: asked.first)) \(asked.selector)] returns \(answer ?? "nothing") and no order."
        )
      }
      return result
    }
  }
}
