import Scenario

extension ScreenInspection {
  /// Whether it is a screen in another look: as much is presented, the title of one is on the other,
  /// and of what the one with fewer elements says, the other says half.
  ///
  /// A larger screen shows more rows, and two pages where a smaller one shows one of them.
  func isAnotherLook(of other: ScreenInspection) -> Bool {
    guard presented.count == other.presented.count, hasTitle(of: other) || other.hasTitle(of: self)
    else { return false }
    let (words, others) = (labels, other.labels)
    let shared = words.intersection(others).count
    return Double(shared) >= Self.sharedPart * Double(min(words.count, others.count))
  }

  /// The part of the labels that two looks share at least: rows that are scrolled away in one of them,
  /// and buttons that are in a menu there, are fewer than the rest.
  private static let sharedPart = 0.5

  /// The roles of titles, and of what is not the screen's own: where one can go from any.
  private static let titles: Set<String> = ["title", "largeTitle"]
  private static let commonRoles = titles.union(["backButton", "tab", "key"])

  /// Whether the title of another screen's front page is on this one, too.
  private func hasTitle(of other: ScreenInspection) -> Bool {
    let title = other.frontTitle
    return title == frontTitle
      || !title.isEmpty && elements.contains { Self.titles.contains($0.role) && $0.label == title }
  }

  /// What the elements say that are a screen's own.
  private var labels: Set<String> {
    Set(elements.filter { !Self.commonRoles.contains($0.role) }.map(\.label).filter { !$0.isEmpty })
  }
}
