import Foundation
import NavigationKit

extension ScenarioRunner {
  /// The parts of an expectation that are not met.
  func unmet(
    _ expectation: ScenarioStep.Expectation, _ place: SourcePosition
  ) throws -> [ScenarioFailure] {
    let snapshot = snapshot(takesCallbacks: false)
    let search = search(of: snapshot.screen, for: expectation)
    var reasons = Self.reasons(against: snapshot.screen, search, expecting: expectation)
    let (bounds, safeArea) = (stage.screen.bounds, safeArea)
    reasons += expectation.frames.compactMap {
      search.reason(placing: $0, screen: bounds, safeArea: safeArea)
    }
    if let settled = expectation.isSettled, settled != stage.isSettled {
      reasons.append(.settled(expected: settled))
    }
    if let query = expectation.presented {
      Presented(on: stage).difference(from: query).map { reasons.append(.presented($0)) }
    }
    if let name = expectation.sameAs { reasons += try difference(from: name, place) }
    return reasons.map { ScenarioFailure(place: place, reason: $0) }
  }

  /// How the screen, or the part that a capture shows, differs from it.
  private func difference(
    from name: String, _ place: SourcePosition
  ) throws -> [ScenarioFailure.Reason] {
    guard let (capture, other) = captured[name] else { return [.noCapture(name)] }
    let snapshot = try picture(capture, place, takesCallbacks: false)
    guard other.frame != snapshot.frame,
      let difference = try host.difference(between: snapshot, and: other)
    else { return [] }
    return [.otherThan(capture: name, difference: difference)]
  }

  /// The part of the screen that neither bars nor the screen's own edges cover, in the front page.
  private var safeArea: CGRect {
    let root = stage.window.rootViewController
    var front = Array(sequence(first: root) { $0?.presentedViewController }).compactMap(\.self).last
    while let inner = front?.children.last(where: { $0.viewIfLoaded?.window != nil }) {
      front = inner
    }
    guard let view = front?.viewIfLoaded, view.window != nil else { return stage.screen.bounds }
    return view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)
  }

  /// How a screen differs from an expectation.
  nonisolated static func reasons(
    against screen: ScreenInspection, _ search: ElementSearch,
    expecting expectation: ScenarioStep.Expectation
  ) -> [ScenarioFailure.Reason] {
    var reasons: [ScenarioFailure.Reason] = []
    let front = screen.presented.last ?? screen.stack
    let title = front.last?.title ?? ""
    if let wanted = expectation.title, !wanted.matches(title) {
      reasons.append(.title(title, expected: wanted))
    }
    if let wanted = expectation.depth, wanted != front.count {
      reasons.append(.depth(front.map(\.title), expected: wanted))
    }
    return reasons + expectation.present.compactMap(search.reason(missing:))
      + expectation.absent.compactMap(search.reason(present:))
      + expectation.counts.compactMap(search.reason(counting:))
      + [
        search.reason(ordering: expectation.order),
        expectation.focus.flatMap(search.reason(focusing:)),
        expectation.lines
          .flatMap { ScreenLines(lines: $0).difference(from: screen.elements.map(\.line)) }
          .map { .lines($0) },
      ].compactMap(\.self)
  }
}
