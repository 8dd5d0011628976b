import Foundation

nonisolated extension ScenarioFailure.Reason: CustomStringConvertible {
  /// The error message: what is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .noFinger: "no finger is down to move: press before"
    case .noElement(let query, let elements): query.sentence(missingAmong: elements)
    case .severalElements(let query, let matches): query.sentence(ambiguousAmong: matches)
    case .slowExpression:
      statement + ": repeat nothing that repeats itself, as (a+)+ does"
    case .partiallySeen(let element):
      "only a part of “\(element.label)” \(element.place) is seen: scroll-to it first, or capture the "
        + "whole list"
    case .partOfElement(let element):
      "only a part of “\(element.label)” is on screen, and not the place to touch; it is at "
        + "\(element.place): scroll-to it first, or name a place in it with at"
    case .covered(let element, let obstacle):
      "\(obstacle) is in front of “\(element.label)” \(element.place): scroll-to it first, close "
        + "what covers it, or name a free place in it with at"
    case .besideScreen(let point, let size):
      "nothing is at \(YAMLText.list([point.x, point.y].map(YAMLText.number))): the screen is "
        + "\(YAMLText.number(size.width)) by \(YAMLText.number(size.height)) points"
    case .unreached(let query, let log, let elements):
      query.sentence(missingAmong: elements, after: log)
    case .nothingScrolls(let direction):
      "nothing here scrolls\(direction.map { " \($0.rawValue)" } ?? "")"
        + ": name what is in the list, or take a larger text or a smaller screen"
    case .scrolledElsewhere(let way, let expected):
      "the list came to rest \(Self.words(way)) from where it was, expected \(Self.words(expected)): "
        + "it ends there, or snaps to its pages"
    case .endlessList(let end, let drags):
      "the list is not at its \(end.rawValue) after \(drags) drags: it may have no end; scroll by a "
        + "distance, or scroll-to an element"
    case .noFocus: "nothing takes what is typed: tap a field first, or say enter with its name"
    case .takesNoText(let target):
      "nothing takes what is typed after a tap on \(target): name a text field"
    case .keptText(let text): "it still has the text “\(text)”: it cannot be emptied by keys"
    case .waited(let seconds, let reasons):
      reasons.joined(separator: ", and ") + " after \(YAMLText.number(seconds)) s"
    case .opensNoLinks(let url):
      "the app does not open “\(url)”: neither its scene's delegate nor its own takes links"
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
      "the stack has \(titles.count) page\(titles.count == 1 ? "" : "s") (\(titles.joined(separator: " › "))), expected \(expected)"
    case .absent(_, let question): statement + (question ?? "")
    case .otherwise(let query, let element):
      "\(query.name) is on screen, but "
        + query.differences(from: element).joined(separator: ", and ")
    case .notUntil(let turns, let words):
      "after \(turns == 1 ? "1 turn" : "\(turns) turns") it is still so that "
        + words.joined(separator: ", and ")
    case .tooManySteps(let limit):
      "loops have done \(limit) steps of this run, and that is the limit: what is waited for does not come"
    case .present(let query): "\(query.words) is on screen"
    case .count(let count, let found):
      "\(found.count) \(found.count == 1 ? "element matches" : "elements match") "
        + "\(count.element.words), expected "
        + count.range + (found.isEmpty ? "" : ": \(ScenarioStep.ElementQuery.list(found))")
    case .order(let query, let last, let elements):
      "\(query.words) does not come after \(last.words): the order is "
        + ScenarioStep.ElementQuery.list(elements)
    case .frame(let element, let differences):
      "\(element.name): " + differences.joined(separator: ", and ")
    case .focus(let query, let element):
      (element.map { "\($0.name) has the focus" } ?? "nothing has the focus")
        + ", expected \(query.words)"
    case .presented(let difference), .lines(let difference): difference
    case .longList(let length, let longest):
      "the list is \(YAMLText.number(length.rounded())) points long, more than the "
        + "\(YAMLText.number(longest)) of a picture: capture what is on screen"
    }
  }

  /// The message without a question or a cure, to stand inside a sentence.
  var statement: String {
    switch self {
    case .absent(let query, _): "\(query.words) is not on screen"
    case .slowExpression(let pattern): "/\(pattern)/ tries too many ways through a text"
    default: description
    }
  }

  private static func words(_ way: CGSize) -> String {
    let numbers = [way.width, way.height].map { YAMLText.number(($0 * 100).rounded() / 100 + 0) }
    return YAMLText.list(numbers)
  }

  /// The name that is probably meant, or all if they are few.
  private static func suggestion(
    for name: String, among others: [String], else words: String = ""
  ) -> String {
    if let nearest = NearestName.nearest(to: name, among: others) {
      return ": did you mean \(nearest)?"
    }
    let names = Set(others).sorted()
    guard !names.isEmpty else { return words }
    let rest = names.count - maximumListed
    return ": there is " + names.prefix(maximumListed).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The maximum number of names that a person still reads.
  private static let maximumListed = 12
}

nonisolated extension ScenarioStep.CountQuery {
  /// The numbers that are expected.
  fileprivate var range: String {
    switch (least, most) {
    case (let least?, let most?) where least == most: "\(least)"
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "any number"
    }
  }
}
