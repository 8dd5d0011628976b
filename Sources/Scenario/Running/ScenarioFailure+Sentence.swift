import NavigationKit

nonisolated extension ScenarioFailure.Reason: CustomStringConvertible {
  /// The error message: what is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .noFinger: "no finger is down to move: press before"
    case .noElement(let label, let elements): Self.nothing(named: label, among: elements)
    case .severalElements(let label, let elements): Self.several(named: label, elements)
    case .partOfElement(let label):
      "only a part of “\(label)” is on screen, and not its middle: scroll there first, or name a point"
    case .noSegue(let name, let others):
      "nothing on screen has a segue “\(name)”" + Self.suggestion(for: name, among: others)
    case .noScene(let name, let others):
      "no storyboard is played that has a scene “\(name)”"
        + Self.suggestion(for: name, among: others, else: ": name its identifier, title or class")
    case .audited(let finding): finding
    case .restless(let seconds):
      "something still moves after \(seconds) s: wait for a time instead"
    case .endless(let error): error.description
    case .settled(let expected): expected ? "something still moves" : "nothing moves"
    case .noCapture(let name): "there is no capture “\(name)” before this"
    case .otherThan(let capture, let difference): "not the same as “\(capture)”: \(difference)"
    case .title(let title, let expected): "the title is “\(title)”, expected “\(expected)”"
    case .depth(let titles, let expected):
      "the stack has \(titles.count) pages (\(titles.joined(separator: " › "))), expected \(expected)"
    case .absent(let query): "\(query.words) is not on screen"
    case .otherwise(let query, let element):
      "\(query.name) is on screen, but "
        + query.differences(from: element).joined(separator: ", and ")
    case .notUntil(let turns, let words):
      "after \(turns == 1 ? "1 turn" : "\(turns) turns") it is still so that "
        + words.joined(separator: ", and ")
    case .tooManySteps(let limit):
      "loops have done \(limit) steps of this run, and that is the limit: what is waited for does not come"
    case .present(let query): "\(query.words) is on screen"
    }
  }

  /// The name that is probably meant, or all if they are few.
  private static func suggestion(
    for name: String, among others: [String], else words: String = ""
  ) -> String {
    if let nearest = NearestName.nearest(to: name, among: others) {
      return ": did you mean \(nearest)?"
    }
    let names = Set(others).sorted()
    return names.isEmpty || names.count > maximumListed
      ? words : ": there is " + names.joined(separator: ", ")
  }

  /// The maximum number of names that a person still reads.
  private static let maximumListed = 12

  private static func nothing(named label: String, among elements: [StageElement]) -> String {
    let visible = elements.filter { !$0.label.isEmpty }.map { "\($0.role.rawValue) “\($0.label)”" }
      .joined(separator: ", ")
    return
      "nothing on screen is labelled “\(label)”; there is \(visible.isEmpty ? "nothing" : visible)"
  }

  private static func several(named label: String, _ matches: [StageElement]) -> String {
    let roles = matches.map(\.role.rawValue).joined(separator: ", ")
    return "\(matches.count) elements are labelled “\(label)” (\(roles)): "
      + "name its role as in {role: \(matches[0].role.rawValue), label: \(label)}, or a point"
  }
}
