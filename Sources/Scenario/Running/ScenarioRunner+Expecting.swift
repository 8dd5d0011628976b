import Foundation
import NavigationKit

extension ScenarioRunner {
  /// The parts of an expectation that are not met.
  func unmet(
    _ expectation: ScenarioStep.Expectation, _ place: SourcePosition
  ) throws -> [ScenarioFailure] {
    let snapshot = snapshot(takesCallbacks: false)
    var reasons = Self.reasons(
      against: snapshot.screen, search(of: snapshot.screen), expecting: expectation)
    if let settled = expectation.isSettled, settled != stage.isSettled {
      reasons.append(.settled(expected: settled))
    }
    if let name = expectation.sameAs { reasons += try difference(of: snapshot, from: name) }
    return reasons.map { ScenarioFailure(place: place, reason: $0) }
  }

  private func difference(
    of snapshot: StageSnapshot, from name: String
  ) throws -> [ScenarioFailure.Reason] {
    guard let other = captured[name] else { return [.noCapture(name)] }
    guard other.frame != snapshot.frame,
      let difference = try host.difference(between: snapshot, and: other)
    else { return [] }
    return [.otherThan(capture: name, difference: difference)]
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
  }
}
