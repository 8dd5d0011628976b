import Foundation
import Testing

@testable import NavigationKit

/// Which ways up a stack can be shown: nobody on it is asked.
struct OrientationTests {
  private final class Page: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitUpsideDown }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func `all but upside down, or what the delegate says`() {
    let navigation = UINavigationController(rootViewController: Page())
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    let delegate = Delegate()
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(
      delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
        == .portrait)
  }
}
