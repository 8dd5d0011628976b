import Foundation
import Input

/// A service that a floor above adds to the stage: it is notified of events there, and asked first.
///
/// Each stage makes one of each of its ``Stage/serviceTypes``, and keeps it.
protocol StageService: AnyObject {
  init(stage: Stage)

  /// A finger came down somewhere.
  func fingerDidComeDown()
  /// A finger came down in a view.
  func touchDidBegin(in view: UIView)
  /// A secondary click at a point of the stage.
  func clickSecondary(at point: CGPoint)
  /// Handles a key that no text input uses; returns whether the service did.
  func handle(_ key: KeyEvent) -> Bool
  /// Handles a key that no service and no key command used before; returns whether it did.
  func handleUnclaimed(_ key: KeyEvent) -> Bool
  /// The view that a hardware keyboard acts on; nil for none.
  var keyView: UIView? { get }
  /// Closes what is open over the app; returns false if nothing is.
  func closeFront() -> Bool
  /// The screen is about to get another size or direction.
  func screenWillChange()
  /// The device was shaken, and the app does not object to an offer to undo.
  func offerUndo(in window: UIWindow)
}

extension StageService {
  func fingerDidComeDown() {}
  func touchDidBegin(in view: UIView) {}
  func clickSecondary(at point: CGPoint) {}
  func handle(_ key: KeyEvent) -> Bool { false }
  func handleUnclaimed(_ key: KeyEvent) -> Bool { false }
  var keyView: UIView? { nil }
  func closeFront() -> Bool { false }
  func screenWillChange() {}
  func offerUndo(in window: UIWindow) {}
}

extension Stage {
  /// The stage's service of a type; nil if there is none.
  func service<Service>(_ kind: Service.Type = Service.self) -> Service? {
    services.lazy.compactMap { $0 as? Service }.first
  }
}
