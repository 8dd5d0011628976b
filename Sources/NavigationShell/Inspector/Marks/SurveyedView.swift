import Foundation
import NavigationKit

/// A view that a finger may reach, with the facts that decide its touch area.
///
/// The conditions of an app's own hit test are not known.
struct SurveyedView: Hashable {
  var view: ObjectIdentifier
  /// The part of the view that the screen and the views around it leave visible, on the screen.
  var shown: CGRect
  /// The kind of its touch area; nil if fingers mean nothing to the view.
  var kind: TouchAreaMap.Kind?

  /// The views of a stage, in the order in which they are drawn.
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
