nonisolated extension ScenarioFailure.Reason: CustomStringConvertible {
  /// The error message: what is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .noFinger: "no finger is down to move: press before"
    case .noElement(let query, let elements): query.sentence(missingAmong: elements)
    case .severalElements(let query, let matches): query.sentence(ambiguousAmong: matches)
    case .partOfElement(let element):
      "only a part of “\(element.label)” is on screen, and not the place to touch; it is at "
        + "\(element.place): scroll-to it first, or name a place in it with at"
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
    case .title(let title, let expected): "the title is “\(title)”, expected \(expected)"
    case .depth(let titles, let expected):
      "the stack has \(titles.count) pages (\(titles.joined(separator: " › "))), expected \(expected)"
    case .absent(let query): "\(query.words) is not on screen"
    case .otherwise(let query, let element):
      "\(query.name) is on screen, but "
        + query.differences(from: element).joined(separator: ", and ")
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
}
