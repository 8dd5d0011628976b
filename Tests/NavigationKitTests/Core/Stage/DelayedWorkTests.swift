import Foundation
import Goldens
import NavigationKit
import Testing

/// Work that the main queue does later.
@MainActor
struct DelayedWorkTests {
  @Test func itFollowsTheTimeOfTheStageThatIsUsed() {
    let stage = Stage(size: .phone)
    let page = LatePage()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1.9)
    #expect(page.title == "Early")
    stage.advance(by: 0.2)
    #expect(page.title == "Late")
  }
}

extension DelayedWorkTests {
  @Test func aTimerOfABlockFollowsItToo() {
    let stage = Stage(size: .phone)
    let page = TickingPage()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 3.5)
    #expect(page.ticks == 3)
    page.timer?.invalidate()
    stage.advance(by: 3)
    #expect(page.ticks == 3)
  }
}

private final class TickingPage: UIViewController {
  private(set) var ticks = 0
  private(set) var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.ticks += 1 }
    }
  }
}

private final class LatePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Early"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.title = "Late" }
  }
}
