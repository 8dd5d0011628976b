import Foundation
import NavigationKit

/// A view that a finger may reach, as far as it decides what is found where.
///
/// What an app's own hit test asks besides is not known.
struct SurveyedView: Hashable {
  var view: ObjectIdentifier
  /// What the screen and the views that it is in leave of it, on the screen.
  var shown: CGRect
  /// What fingers find there; nil if they mean nothing to it.
  var kind: TouchAreaMap.Kind?

  /// Those of a stage, in the order in which they are drawn.
  static func all(on stage: Stage) -> [SurveyedView] {
    var views: [SurveyedView] = []
    add(stage.window, clip: stage.screen.bounds, to: &views)
    return views
  }

  private static func add(_ view: UIView, clip: CGRect, to views: inout [SurveyedView]) {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0 else { return }
    let shown = clip.intersection(view.convert(view.bounds, to: nil))
    if !shown.isEmpty {
      views.append(
        SurveyedView(
          view: ObjectIdentifier(view), shown: shown, kind: TouchAreaMap.Kind(of: view)))
    } else if view.clipsToBounds {
      return
    }
    for subview in view.subviews {
      add(subview, clip: view.clipsToBounds ? shown : clip, to: &views)
    }
  }
}
