import Drawing
import Foundation
import NavigationKit

extension ScenarioRunner {
  /// Takes a picture and keeps it for later comparisons.
  func capture(_ capture: ScenarioStep.CaptureStep, _ place: SourcePosition) throws {
    let snapshot = try picture(capture, place)
    captured[capture.name] = (capture, snapshot)
    try host.take(.still(capture.name, snapshot))
  }

  /// What a capture shows now.
  ///
  /// - Parameter takesCallbacks: Whether a picture of the screen takes the callbacks so far; one of a
  ///   part never does.
  func picture(
    _ capture: ScenarioStep.CaptureStep, _ place: SourcePosition, takesCallbacks: Bool = true
  ) throws -> StageSnapshot {
    switch capture.part {
    case .screen:
      let snapshot = snapshot(takesCallbacks: takesCallbacks)
      return snapshot.painting(over: try covered(capture, place))
    case .element(let query, let margin):
      let frame = try wholeFrame(of: query, place).insetBy(dx: -margin, dy: -margin)
      let snapshot = snapshot(takesCallbacks: false).painting(over: try covered(capture, place))
      let screen = stage.screen
      return snapshot.cropped(
        to: frame.intersection(screen.bounds).onPixels(scale: screen.scale))
    case .whole(let area): return try wholeList(area, capture, place)
    }
  }

  /// The frames of the elements that are painted over; throws if one of them is not there.
  func covered(
    _ capture: ScenarioStep.CaptureStep, _ place: SourcePosition, allowsNone: Bool = false
  ) throws -> [CGRect] {
    guard !capture.except.isEmpty else { return [] }
    let search = search(for: capture.except)
    return try capture.except.flatMap { query in
      do {
        let found = try search.all(query)
        if found.isEmpty, !allowsNone { throw ElementSearch.Failure.none(query) }
        return found.map { $0.frame.onPixels(scale: stage.screen.scale) }
      } catch let failure as ElementSearch.Failure {
        throw ScenarioFailure(place: place, reason: search.reason(failure))
      }
    }
  }

  /// The frame of an element or an area, which must be wholly on screen.
  private func wholeFrame(
    of query: ScenarioStep.ElementQuery, _ place: SourcePosition
  ) throws -> CGRect {
    let search = search
    do {
      let found = try search.reference(query)
      guard room(for: found).holds(found.frame, slack: ScrollState.slack) else {
        throw ScenarioFailure(place: place, reason: .partiallySeen(found.element))
      }
      return found.frame
    } catch let failure as ElementSearch.Failure {
      throw ScenarioFailure(place: place, reason: search.reason(failure))
    }
  }

  /// Where an element is seen as a whole: in its list, and not under a bar.
  private func room(for found: PlacedElement) -> CGRect {
    let bounds = stage.screen.bounds
    let list = lists(around: found.frame).first { !$0.fills(found.frame) }
    return list.map { ScrollState(of: $0, on: bounds).region } ?? bounds
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle of whole pixels around it.
  func onPixels(scale: CGFloat) -> CGRect {
    // A frame that ends on a pixel may be off by a rounding error.
    let inner = insetBy(dx: Self.rounding, dy: Self.rounding)
    let (left, top) = ((inner.minX * scale).rounded(.down), (inner.minY * scale).rounded(.down))
    let (right, bottom) = ((inner.maxX * scale).rounded(.up), (inner.maxY * scale).rounded(.up))
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  private static let rounding: CGFloat = 1e-6
}
