import Foundation

nonisolated extension ElementSearch {
  /// Why there are not as many elements as expected; nil if there are.
  func reason(counting count: ScenarioStep.CountQuery) -> ScenarioFailure.Reason? {
    reasonOfFailure { () throws(Failure) in
      let found = try all(count.element).inReadingOrder(isRightToLeft: isRightToLeft)
      let isMet = found.count >= count.least ?? 0 && found.count <= count.most ?? .max
      return isMet ? nil : .count(count, found.map(\.element))
    }
  }

  /// Why elements are not in an order; nil if they are.
  func reason(ordering order: [ScenarioStep.ElementQuery]) -> ScenarioFailure.Reason? {
    reasonOfFailure { () throws(Failure) in
      let read = elements.inReadingOrder(isRightToLeft: isRightToLeft)
      var (place, last) = (read.startIndex, ScenarioStep.ElementQuery?.none)
      for query in order {
        let matches = try all(query)
        guard !matches.isEmpty else { return reason(missing: query) }
        guard let next = read[place...].firstIndex(where: matches.contains) else {
          return last.map { .order(query, after: $0, read.map(\.element)) }
        }
        (place, last) = (next + 1, query)
      }
      return nil
    }
  }

  /// Why an element is not where it should be; nil if it is.
  ///
  /// - Parameter safeArea: The part of the screen that nothing of the system covers.
  func reason(
    placing query: ScenarioStep.FrameQuery, screen: CGRect, safeArea: CGRect
  ) -> ScenarioFailure.Reason? {
    reasonOfFailure { () throws(Failure) in
      let found = try one(query.element)
      var area: (CGRect, String)?
      switch query.area {
      case .screen?: area = (screen, "the screen")
      case .safeArea?: area = (safeArea, "the safe area")
      case .element(let other)?: area = (try reference(other).frame, other.words)
      case nil: break
      }
      let differences = query.differences(from: found.frame, inside: area)
      return differences.isEmpty ? nil : .frame(found.element, differences)
    }
  }

  /// Why not this element gets what is typed; nil if it does.
  func reason(focusing query: ScenarioStep.ElementQuery) -> ScenarioFailure.Reason? {
    reasonOfFailure { () throws(Failure) in
      let matches = try all(query)
      if matches.contains(where: \.element.isFocused) { return nil }
      if matches.isEmpty { return reason(missing: query) }
      return .focus(query, elements.map(\.element).first(where: \.isFocused))
    }
  }

  private func reasonOfFailure(
    _ body: () throws(Failure) -> ScenarioFailure.Reason?
  ) -> ScenarioFailure.Reason? {
    do {
      return try body()
    } catch {
      return reason(error)
    }
  }
}

nonisolated extension ScenarioStep.FrameQuery {
  /// How far frames may differ, in points: what two decimals do not show.
  private static let slack: CGFloat = 0.005

  /// How a frame differs, in words.
  func differences(from frame: CGRect, inside area: (frame: CGRect, name: String)?) -> [String] {
    var differences: [String] = []
    if let origin, !Self.isNear(frame.minX, origin.x) || !Self.isNear(frame.minY, origin.y) {
      differences.append("it is at \(Self.words(frame.minX, frame.minY)), expected \(origin.yaml)")
    }
    let size = Self.words(frame.width, frame.height)
    if let wanted = self.size,
      !Self.isNear(frame.width, wanted.width) || !Self.isNear(frame.height, wanted.height)
    {
      differences.append("its size is \(size), expected \(wanted.yaml)")
    }
    if let least, frame.width < least.width - Self.slack || frame.height < least.height - Self.slack
    {
      differences.append("its size is \(size), expected at least \(least.yaml)")
    }
    if let area, !area.frame.holds(frame, slack: Self.slack) {
      let place = Self.words(frame.minX, frame.minY, frame.width, frame.height)
      let outer = area.frame
      let around = Self.words(outer.minX, outer.minY, outer.width, outer.height)
      differences.append("its frame \(place) is not inside \(area.name), \(around)")
    }
    return differences
  }

  private static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) <= slack
  }

  private static func words(_ numbers: CGFloat...) -> String {
    YAMLText.list(numbers.map { YAMLText.number(($0 * 100).rounded() / 100 + 0) })
  }
}
