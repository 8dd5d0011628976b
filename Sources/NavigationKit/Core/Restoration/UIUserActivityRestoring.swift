public import Foundation

/// An object that shows what the user was doing elsewhere, as every responder can.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the user was doing.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension Stage {
  /// Has the app go on with what the user did elsewhere, as with a link to its own website or a found
  /// item: its scene's delegate, or without one its own.
  ///
  /// Returns whether it does.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    endOpenUpdate()
    return perform {
      if let delegate = windowScene.delegate {
        delegate.scene(windowScene, continue: activity)
        return true
      }
      return application.delegate?.application(application, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      } ?? false
    }
  }
}
