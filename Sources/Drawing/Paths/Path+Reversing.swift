extension Path {
  /// The same lines and curves from the end to the beginning.
  package var reversed: Path {
    var result = Path()
    for part in parts.reversed() { result.add(part.reversedPart) }
    return result
  }

  /// The parts that each begin anew.
  private var parts: [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    return parts
  }
}

extension [Path.Element] {
  fileprivate var reversedPart: Path {
    let isClosed = last == .close
    let steps = isClosed ? dropLast() : self[...]
    let ends = steps.map { $0.points[$0.points.count - 1] }
    guard let end = ends.last else { return Path() }
    var result = Path()
    result.move(to: end)
    for (index, step) in steps.enumerated().reversed() where index > 0 {
      if case .curve(let first, let second, _) = step {
        result.addCurve(to: ends[index - 1], control1: second, control2: first)
      } else {
        result.addLine(to: ends[index - 1])
      }
    }
    if isClosed { result.close() }
    return result
  }
}
