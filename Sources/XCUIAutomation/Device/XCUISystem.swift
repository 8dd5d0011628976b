public import Foundation

/// The system around the app under test.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  /// Opens an address, as when a person follows a link in another app: the app under test gets it.
  open func open(_ url: URL) { XCUIApplication().open(url) }
}

extension XCUIDevice {
  /// The system around the app under test.
  public var system: XCUISystem { XCUISystem() }
}
