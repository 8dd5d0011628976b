package import Foundation

/// A finger that is down, for who watches gestures.
package struct FingerReport: Hashable {
  /// Its id.
  package var id: Int
  /// Where it is, and how far it has come, in the stage's points.
  package var position: CGPoint
  package var distance: CGSize
  /// The class of the view that it touches.
  package var view: String
  /// Whether a recogniser has taken the touch from that view.
  package var isCancelledInView: Bool
}

/// A recogniser that watches a finger, for who watches gestures.
package struct GestureReport: Hashable {
  /// Its class, and its name if it has one.
  package var recognizer: String
  /// The class of its view.
  package var view: String
  /// Its state.
  package var state: UIGestureRecognizer.State
  /// The recognisers that must fail before it begins.
  package var waitsFor: [String]
}

/// A recogniser's change of state, for who watches gestures.
package struct GestureChange: Hashable {
  /// Why a recogniser failed or was cancelled, other than by its own doing.
  package enum Cause: Hashable {
    /// Another one was recognised.
    case lost(to: String)
    /// A view or a delegate did not let it begin.
    case refused
  }

  /// Tells the recogniser from others.
  package var id: ObjectIdentifier
  /// When, in the stage's virtual seconds.
  package var time: TimeInterval
  /// Its class, and its name if it has one.
  package var recognizer: String
  /// The class of its view.
  package var view: String
  /// The state that it entered.
  package var state: UIGestureRecognizer.State
  /// Why, unless by its own doing.
  package var cause: Cause?
}

extension UIGestureRecognizer {
  /// Its class, and its name if it has one.
  var described: String {
    let type = "\(type(of: self))"
    return name.map { "\(type) “\($0)”" } ?? type
  }

  private var describedView: String { view.map { "\(type(of: $0))" } ?? "" }

  func report(among others: [UIGestureRecognizer]) -> GestureReport {
    let awaited = others.filter { $0 !== self && !$0.isOver && sharesTouches(with: $0) }
      .filter(mustWait)
    return GestureReport(
      recognizer: described, view: describedView, state: state,
      waitsFor: isOver || isActive ? [] : awaited.map(\.described))
  }

  /// Tells who watches that it has entered its state.
  func notifyChange(because cause: GestureChange.Cause?) {
    guard let stage, let listener = stage.onGesture else { return }
    listener(
      GestureChange(
        id: ObjectIdentifier(self), time: stage.now, recognizer: described, view: describedView,
        state: settledState,
        cause: cause))
  }
}

extension Stage {
  /// The fingers that are down.
  package var fingerReports: [FingerReport] {
    touches.down.map { id, touch in
      FingerReport(
        id: id, position: touch.position,
        distance: CGSize(
          width: touch.position.x - touch.start.position.x,
          height: touch.position.y - touch.start.position.y),
        view: touch.view.map { "\(Swift.type(of: $0))" } ?? "",
        isCancelledInView: touch.isCancelledInView)
    }
  }

  /// The view that a finger came down on, which still has its touch; nil if none has.
  package func receiver(ofFinger id: Int) -> UIView? {
    touches.down.first { $0.id == id && !$0.touch.isCancelledInView }?.touch.view
  }

  /// The recognisers that watch the fingers, the deepest view's first.
  package var gestureReports: [GestureReport] {
    touches.watching.map { $0.report(among: touches.watching) }
  }
}
