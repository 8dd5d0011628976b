public import Foundation
import NavigationKit
public import XCTest

/// What a test does about alerts that come in its way.
@preconcurrency @MainActor
enum InterruptionMonitors {
  /// The monitors, the one asked last first.
  private static var monitors: [(token: NSObject, handler: (XCUIElement) -> Bool)] = []

  /// Has the monitors close the alert that is in front of an element; true if one did.
  static func handle(around node: AccessibilityNode) -> Bool {
    let alert = XCUIElement([.descendants(.alert), .first])
    guard let view = RunningApp.elements(at: alert.steps).first?.node?.view,
      !node.view.isDescendant(of: view)
    else { return false }
    return monitors.reversed().contains { $0.handler(alert) }
  }

  static func add(_ handler: @escaping (XCUIElement) -> Bool) -> NSObject {
    let token = NSObject()
    monitors.append((token, handler))
    return token
  }

  static func remove(_ token: any NSObjectProtocol) {
    monitors.removeAll { $0.token === token }
  }

  /// Forgets all monitors, as another test begins.
  static func removeAll() { monitors = [] }
}

extension XCTestCase {
  /// Has a handler close alerts that come between the test and an element; it returns whether it did.
  @preconcurrency @MainActor
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    InterruptionMonitors.add(handler)
  }

  /// Removes a handler.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.remove(monitor)
  }
}
