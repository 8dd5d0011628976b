import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The stage of code outside of updates, as that of unit tests.
struct StageHostTests {
  @Test func `it is made once, when code outside of updates asks for a stage`() {
    let host = Stage(size: .phone)
    var count = 0
    StageHost.use {
      #expect(Stage.current == nil)
      count += 1
      return host
    }
    defer {
      StageHost.useNone()
      FontNames.use(nil)
    }
    let other = Stage(size: .phone)
    other.perform { #expect(Stage.current === other) }
    #expect(count == 0)
    #expect(UIApplication.shared === host.application)
    #expect(UIScreen.main === host.screen)
    #expect(count == 1)
    other.perform { #expect(UIApplication.shared === other.application) }
    #expect(UIApplication.shared === host.application)
  }

  @Test func `without one, code outside of updates is on no stage`() {
    _ = Stage(size: .phone)
    #expect(Stage.current == nil)
    #expect(UIApplication.shared === UIApplication.outside)
  }
}
