import Foundation
import Testing

@testable import NavigationKit

/// How a presented page turns over, or curls.
struct TransitionStyleTests {
  private let fixture = ModalFixture()
  private var stage: Stage { fixture.stage }

  private func width(of view: UIView) -> CGFloat {
    view.presentedGeometry(at: stage.now).transform.a
  }

  @Test func `a flip makes the presenter narrow, then the presented page wide`() {
    fixture.modal.modalTransitionStyle = .flipHorizontal
    fixture.page.present(fixture.modal, animated: true)
    let (front, back) = (fixture.navigation.view!, fixture.modal.view!)
    stage.advance(by: 0.05)
    #expect(width(of: front) < 1 && width(of: front) > 0)
    #expect(abs(width(of: back)) < 1e-9)
    stage.advance(by: 0.15)
    #expect(abs(width(of: front)) < 1e-9)
    #expect(width(of: back) > 0 && width(of: back) < 1)
    stage.settle()
    #expect(back.presentedGeometry(at: stage.now).transform.isIdentity)
    fixture.page.dismiss(animated: true)
    stage.advance(by: 0.2)
    #expect(abs(width(of: back)) < 1e-9 && width(of: front) > 0 && width(of: front) < 1)
    stage.settle()
    #expect(front.presentedGeometry(at: stage.now).transform.isIdentity)
    #expect(front.animations.isEmpty)
  }

  @Test func `a curl fades in place, and so does a flip where little motion is wanted`() {
    let quiet = UITraitCollection(reducesMotion: true)
    for (style, traits) in [
      (UIModalTransitionStyle.partialCurl, UITraitCollection()), (.flipHorizontal, quiet),
    ] {
      let fixture = ModalFixture(traits: traits)
      fixture.modal.modalTransitionStyle = style
      fixture.page.present(fixture.modal, animated: true)
      fixture.stage.advance(by: 0.1)
      let alpha = fixture.modal.view.presentedAlpha(at: fixture.stage.now)
      #expect(alpha > 0 && alpha < 1)
      #expect(fixture.top(of: fixture.modal) == 0)
      #expect(fixture.modal.view.presentedGeometry(at: fixture.stage.now).transform.isIdentity)
    }
  }

  @Test func `a curl over anything but the whole screen stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = ModalFixture(style: .pageSheet)
        fixture.modal.modalTransitionStyle = .partialCurl
        fixture.page.present(fixture.modal, animated: true)
      }
    }
  }
}
