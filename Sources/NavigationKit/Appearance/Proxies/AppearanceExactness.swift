/// How exactly a proxy says which objects it means; of two that say something of one object, the greater
/// counts.
nonisolated struct AppearanceExactness: Hashable, Comparable, Sendable {
  /// How many classes its own is derived from.
  var classDepth: Int
  /// Where its containers were found, from the window inwards.
  var places: [Place] = []
  /// Whether it says in which circumstances.
  var hasTraits = false

  /// Where a container was found.
  struct Place: Hashable, Sendable {
    /// How many containers there are between it and the window.
    var distance: Int
    /// How many classes its named one is derived from.
    var classDepth: Int
  }

  static func < (first: Self, second: Self) -> Bool {
    if first.classDepth != second.classDepth { return first.classDepth < second.classDepth }
    for (one, other) in zip(first.places, second.places) where one != other {
      return one.distance == other.distance
        ? one.classDepth < other.classDepth : one.distance > other.distance
    }
    if first.places.count != second.places.count {
      return first.places.count < second.places.count
    }
    return !first.hasTraits && second.hasTraits
  }
}

extension AppearanceExactness {
  /// Finds containers among those that an object is in: each as near to the window as it can be.
  ///
  /// - Parameters:
  ///   - containers: What is looked for, the innermost first.
  ///   - around: The classes, with those they are derived from, of what the object is in, from the window
  ///     inwards.
  /// - Returns: nil where one of them is not there, or not in the next.
  nonisolated static func places(
    of containers: [AnyClass], in around: [ClassLine]
  ) -> [Place]? {
    var places: [Place] = []
    var rest = around.startIndex
    for container in containers.reversed() {
      guard let found = around[rest...].firstIndex(where: { $0.contains(container) }) else {
        return nil
      }
      places.append(Place(distance: found, classDepth: ClassLine(container).depth))
      rest = found + 1
    }
    return places
  }
}

/// A class and all that it is derived from.
nonisolated struct ClassLine {
  /// The class, then what it is derived from.
  let classes: [AnyClass]

  init(_ type: AnyClass) { classes = Array(sequence(first: type) { _getSuperclass($0) }) }

  /// How many classes it is derived from.
  var depth: Int { classes.count - 1 }

  /// Whether objects of the class are of another one too.
  func contains(_ type: AnyClass) -> Bool { classes.contains { $0 == type } }
}
