import Foundation
import NavigationKit

extension ScenarioRunner {
  /// What of an expectation is not met.
  func unmet(
    _ expectation: ScenarioStep.Expectation, _ place: SourcePosition
  ) throws -> [ScenarioFailure] {
    let snapshot = snapshot(takesCallbacks: false)
    var sentences = Self.complaints(about: snapshot.screen, expecting: expectation)
    if let settled = expectation.isSettled, settled != stage.isSettled {
      sentences.append(settled ? "something still moves" : "nothing moves")
    }
    if let name = expectation.sameAs { sentences += try complaint(about: snapshot, sameAs: name) }
    return sentences.map { ScenarioFailure(place: place, sentence: $0) }
  }

  private func complaint(about snapshot: StageSnapshot, sameAs name: String) throws -> [String] {
    guard let other = taken[name] else { return ["there is no capture “\(name)” before this"] }
    guard other.frame != snapshot.frame,
      let difference = try host.difference(between: snapshot, and: other)
    else { return [] }
    return ["not the same as “\(name)”: \(difference)"]
  }

  /// What is on a screen otherwise than expected, a sentence each.
  nonisolated static func complaints(
    about screen: ScreenInspection, expecting expectation: ScenarioStep.Expectation
  ) -> [String] {
    var sentences: [String] = []
    let front = screen.presented.last ?? screen.stack
    let title = front.last?.title ?? ""
    if let wanted = expectation.title, wanted != title {
      sentences.append("the title is “\(title)”, expected “\(wanted)”")
    }
    if let wanted = expectation.depth, wanted != front.count {
      let pages = front.map(\.title).joined(separator: " › ")
      sentences.append("the stack has \(front.count) pages (\(pages)), expected \(wanted)")
    }
    let labels = Set(screen.elements.map(\.label))
    for label in expectation.present where !labels.contains(label) {
      sentences.append("“\(label)” is not on screen")
    }
    for label in expectation.absent where labels.contains(label) {
      sentences.append("“\(label)” is on screen")
    }
    return sentences
  }
}
