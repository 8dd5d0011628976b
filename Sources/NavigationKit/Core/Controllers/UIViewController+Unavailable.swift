import Foundation

/// The configuration, and its view, that a controller shows in place of missing content.
struct UnavailableContent {
  fileprivate(set) var configuration: (any UIContentConfiguration)?
  fileprivate var view: (any UIView & UIContentView)?
  /// Whether the controller has to be asked again.
  fileprivate var needsUpdate = true
}

extension UIViewController {
  /// The controller's state for the configuration shown in place of content.
  var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = barItems.navigationItem?.searchText
    return state
  }

  /// Shows a configuration above the content; nil shows the content.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailable.configuration = configuration
    let shown = configuration?.updated(for: contentUnavailableConfigurationState)
    if let shown, let view = unavailable.view, type(of: view.configuration) == type(of: shown) {
      view.configuration = shown
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = shown?.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func markUnavailableNeedsUpdate() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a view is the one shown in place of content.
  func showsInPlaceOfContent(_ view: UIView) -> Bool { unavailable.view === view }

  /// Has the controller update the view in place of content, if need be, and places that view.
  func placeUnavailable(in view: UIView) {
    if unavailable.needsUpdate {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let shown = unavailable.view else { return }
    if shown.superview !== view { view.addSubview(shown) }
    view.bringSubviewToFront(shown)
    shown.frame = view.bounds
  }
}
