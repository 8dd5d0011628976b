import Foundation
import SDLShell
import Testing

/// The main queue is run on the main thread alone, and not from within its own work.
struct MainQueueTests {
  // Tests run on other threads, or in the main run loop.
  @Test func `a test cannot run rounds of the main queue`() {
    #expect(!MainQueue.isServable)
    #expect(MainQueue.runRound() == nil)
  }
}
