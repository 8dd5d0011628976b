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

private final class LatePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Early"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.title = "Late" }
  }
}
