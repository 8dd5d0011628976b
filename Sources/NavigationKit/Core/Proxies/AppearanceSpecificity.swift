/// How specific a proxy is: if two set the same value of an object, the more specific one wins.
nonisolated struct AppearanceSpecificity: Hashable, Comparable, Sendable {
  /// The number of superclasses of the proxy's class.
  var classDepth: Int
  /// Where the proxy's containers were found, from the window inwards.
  var places: [ContainerMatch] = []
  /// Whether the proxy is limited to traits.
  var hasTraits = false

  /// Where a container was found.
  struct ContainerMatch: Hashable, Sendable {
    /// The number of containers between it and the window.
    var distance: Int
    /// The number of superclasses of the class that the proxy names.
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

extension AppearanceSpecificity {
  /// Finds a proxy's containers among those of an object, each as near to the window as possible.
  ///
  /// - Parameters:
  ///   - containers: The classes to find, the innermost first.
  ///   - around: The classes of the object's containers, from the window inwards.
  /// - Returns: The places, from the window inwards; nil unless all are found, nested in that
  ///   order.
  nonisolated static func places(
    of containers: [AnyClass], in around: [ClassLine]
  ) -> [ContainerMatch]? {
    var places: [ContainerMatch] = []
    var rest = around.startIndex
    for container in containers.reversed() {
      guard let found = around[rest...].firstIndex(where: { $0.contains(container) }) else {
        return nil
      }
      places.append(ContainerMatch(distance: found, classDepth: ClassLine(container).depth))
      rest = found + 1
    }
    return places
  }
}

/// A class and all its superclasses.
nonisolated struct ClassLine {
  /// The class, then its superclasses, the nearest first.
  let classes: [AnyClass]

  init(_ type: AnyClass) { classes = Array(sequence(first: type) { _getSuperclass($0) }) }

  /// The number of superclasses.
  var depth: Int { classes.count - 1 }

  /// Whether the class is a given class or a subclass of it.
  func contains(_ type: AnyClass) -> Bool { classes.contains { $0 == type } }
}
