import Foundation
import Input

@testable import NavigationKit

/// A phone with a navigation controller of pages A and B, and a page M to present over it.
struct ModalFixture {
  let base: NavigationFixture
  let modal: PageController

  init(
    style: UIModalPresentationStyle = .fullScreen, traits: UITraitCollection = UITraitCollection()
  ) {
    base = NavigationFixture("A", "B", traits: traits)
    modal = base.page("M")
    modal.modalPresentationStyle = style
    base.stage.window.setScreenInsets(UIEdgeInsets(top: 50, bottom: 30))
    base.stage.settle()
    _ = base.log.take()
  }

  var stage: Stage { base.stage }
  var navigation: UINavigationController { base.navigation }
  var page: PageController { base.pages[1] }
  var log: CallLog { base.log }

  /// Presents the page and settles.
  func present() {
    page.present(modal, animated: true)
    stage.settle()
    _ = log.take()
  }

  func key(_ key: Key) { stage.send(.key(KeyEvent(key: key, time: stage.now))) }

  /// The top edge of a controller's sheet or view as drawn now.
  func top(of controller: UIViewController) -> CGFloat? {
    guard let view = controller.presentationController?.presentedView, view.window != nil else {
      return nil
    }
    return view.presentedFrame(at: stage.now).minY
  }
}
