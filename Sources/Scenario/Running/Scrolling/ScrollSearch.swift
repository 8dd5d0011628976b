import Foundation
import NavigationKit

/// A search for an element by scrolling: which ways it went, what it saw, and where it goes next.
///
/// The list goes to its end, and then back as far beyond where it began. If lists inside it scroll
/// sideways, it goes that way once more, for these.
nonisolated struct ScrollSearch {
  /// The parts of the search.
  private enum Part { case onwards, back, sideways, over }

  let wanted: ScenarioStep.ScrollTo
  private(set) var log = ScrollLog()
  /// Where it goes; nil before the first drag, if no direction is said.
  private(set) var direction: ScenarioStep.ScrollDirection?
  /// The list that was named, once it was found: what named it may be scrolled away.
  weak var list: UIScrollView?
  /// Whether lists were seen that scroll sideways.
  var hasCarousels = false
  private var part = Part.onwards
  /// How many drags there may be at the end of this part.
  private var limit: Int
  /// How many drags went onwards, and how many of these before this part.
  private var (drags, turned) = (0, 0)
  private var corrections = 0
  private var carousels: Set<Carousel> = []
  private var elements: [ScreenInspection.Element] = []
  private var names: Set<String> = []

  init(for wanted: ScenarioStep.ScrollTo) {
    (self.wanted, direction, limit) = (wanted, wanted.direction, wanted.limit)
  }

  var isSideways: Bool { part == .sideways }
  var isOver: Bool { part == .over }

  /// Whether this part may drag once more.
  var mayDrag: Bool { drags < limit }

  /// Notes a drag onwards that moved the content by a distance.
  mutating func goOn(_ way: ScenarioStep.ScrollDirection, _ points: CGFloat) {
    direction = way
    drags += 1
    log.add(way, points)
  }

  /// Whether an element that is seen may be brought into full view by one more drag.
  var mayCorrect: Bool { corrections < wanted.limit }

  /// Notes a drag that did so.
  mutating func correct(_ way: ScenarioStep.ScrollDirection, _ points: CGFloat) {
    corrections += 1
    log.add(way, points)
  }

  /// Begins the next part, as this one is at its end or its limit.
  mutating func turn() {
    let before = drags - turned
    turned = drags
    switch part {
    case .onwards where wanted.direction == nil:
      // What was seen on the way there does not count.
      (part, limit) = (.back, drags + before + wanted.limit)
      direction = direction?.opposite
    case .back where hasCarousels:
      (part, limit) = (.sideways, drags + before + wanted.limit)
      direction = direction?.opposite
    case .onwards, .back, .sideways, .over: part = .over
    }
  }

  /// Notes that a list is searched sideways; false if it was, at this place.
  mutating func enter(_ carousel: Carousel) -> Bool { carousels.insert(carousel).inserted }

  /// Notes that a list was searched sideways in vain.
  mutating func leave() { log.carousels += 1 }

  /// Notes that a way ends as it may have no more drags.
  mutating func stop() { log.limit = wanted.limit }

  /// Records what came on screen.
  mutating func record(_ seen: [ScreenInspection.Element]) {
    for element in seen where names.insert(element.name).inserted { elements.append(element) }
  }

  func failure(_ place: SourcePosition) -> ScenarioFailure {
    ScenarioFailure(place: place, reason: .unreached(wanted.target, log, among: elements))
  }
}

/// A list that scrolls sideways, at a place in the one around it: rows that come later may use the
/// same view.
nonisolated struct Carousel: Hashable {
  private let list: ObjectIdentifier
  private let place: CGFloat

  @MainActor init(_ list: UIScrollView, in page: UIScrollView?) {
    self.list = ObjectIdentifier(list)
    place = list.convert(list.bounds, to: page).minY.rounded()
  }
}
