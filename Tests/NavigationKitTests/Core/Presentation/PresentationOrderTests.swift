import Foundation
import NavigationKit
import Testing

/// Presentations: order and flags of callbacks.
struct PresentationOrderTests {
  private let fixture = ModalFixture()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: PageController { fixture.page }
  private var navigation: UINavigationController { fixture.navigation }

  @Test func `viewDidLoad comes first, once, before any appearance`() {
    let loading = LoadingController()
    page.present(loading, animated: false)
    loading.dismiss(animated: false)
    page.present(loading, animated: true)
    stage.settle()
    #expect(loading.heard == ["didLoad", "willAppear", "willAppear"])
  }

  @Test func `full screen, unanimated: the presenter disappears after the modal has appeared`() {
    page.present(modal, animated: false)
    #expect(
      fixture.log.take() == [
        "M.loadView", "B.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
        "B.didDisappear",
      ])
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ])
  func `a style that does not hide the presenter sends it no callbacks`(
    style: UIModalPresentationStyle
  ) {
    modal.modalPresentationStyle = style
    page.present(modal, animated: false)
    modal.dismiss(animated: false)
    #expect(fixture.log.take().allSatisfy { $0.hasPrefix("M.") })
    #expect(navigation.view.window === stage.window)
  }

  @Test(arguments: [true, false])
  func `flags: presented in appear callbacks, dismissed in disappear callbacks, else neither`(
    animated: Bool
  ) {
    let flags = FlagPage()
    page.present(flags, animated: animated) { flags.record("presented") }
    stage.settle()
    page.dismiss(animated: animated) { flags.record("dismissed") }
    stage.settle()
    #expect(
      flags.heard == [
        "willAppear +", "didAppear +", "presented", "willDisappear -", "didDisappear -",
        "dismissed",
      ])
  }

  @Test func `the presenter is unknown by the modal's didDisappear, and completion comes after`() {
    let flags = FlagPage()
    page.present(flags, animated: false)
    var presenters: [Bool] = []
    flags.whenDisappearing = { presenters.append(flags.presentingViewController != nil) }
    page.dismiss(animated: true) { presenters.append(flags.heard.last == "didDisappear -") }
    stage.settle()
    #expect(presenters == [true, false, true])
  }

  @Test func `on dismissal the modal goes before the presenter comes, and has gone after it came`()
  {
    page.present(modal, animated: false)
    _ = fixture.log.take()
    page.dismiss(animated: false)
    #expect(
      fixture.log.take() == [
        "M.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing", "B.didAppear",
        "didShow(B)", "M.didDisappear",
      ])
  }
}

/// Records loading and appearing.
private final class LoadingController: UIViewController {
  var heard: [String] = []
  override func viewDidLoad() { heard.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
}
