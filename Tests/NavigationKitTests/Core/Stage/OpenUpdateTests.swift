import Foundation
import Input
import NavigationKit
import Testing

/// Changes outside of events take effect as the stage is next used, and only then.
struct OpenUpdateTests {
  private let stage = phoneStage()
  private let page = CountingPage()

  init() {
    stage.show(page)
    stage.settle()
  }

  /// All that ends an open update of a stage.
  private nonisolated static let questions: [(String, @MainActor (Stage) -> Void)] = [
    ("displayList", { _ = $0.displayList() }),
    ("elements", { _ = $0.elements() }),
    ("advance by", { $0.advance(by: 0.1) }),
    ("advance to", { $0.advance(to: 1) }),
    ("settle", { $0.settle() }),
    ("send", { $0.send(.key(KeyEvent(key: .tab, time: 0))) }),
  ]

  @Test(arguments: questions)
  func `asking ends an update that is open, once`(
    name: String, ask: @MainActor @Sendable (Stage) -> Void
  ) {
    page.forget()
    page.view.setNeedsLayout()
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(page.layouts == 0 && page.asked == 0)
    ask(stage)
    #expect(page.layouts == 1 && page.asked == 1)
    ask(stage)
    #expect(page.layouts == 1 && page.asked == 1)
  }

  @Test func `properties run no code of the app, and say that an update is open`() {
    page.forget()
    #expect(stage.isSettled && stage.nextChange == nil)
    page.view.setNeedsLayout()
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(!stage.isSettled && stage.nextChange == stage.now)
    #expect(page.layouts == 0 && page.asked == 0)
    _ = stage.displayList()
    #expect(stage.isSettled && stage.nextChange == nil)
  }

  @Test func `what was put off starts as time passes, not as it is asked for`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.settle()
    navigation.pushViewController(page, animated: true)
    #expect(!stage.isSettled)
    #expect(!page.isViewLoaded || page.view.window == nil)
    stage.advance(by: 0)
    #expect(!stage.isSettled)
    #expect(page.view.window != nil)
  }

  @Test func `where no update is open asking does nothing`() {
    page.forget()
    for _ in 0..<2 { for (_, ask) in Self.questions { ask(stage) } }
    #expect(page.layouts == 0 && page.asked == 0)
  }

  @Test func `an event ends its own update, and leaves none to the next question`() {
    let button = UIButton(type: .system)
    button.setTitle("Hide", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
    button.addAction(UIAction { [page] _ in page.isBarHidden.toggle() }, for: .touchUpInside)
    page.view.addSubview(button)
    stage.settle()
    for height: CGFloat in [0, 20] {
      stage.tap("Hide")
      #expect(page.recordedTop == height, "laid out with the room that the status bar left")
      page.forget()
      for (_, ask) in Self.questions { ask(stage) }
      #expect(page.layouts == 0 && page.asked == 0)
    }
  }

  @Test func `a layout that asks for the status bar is over when the event is`() {
    page.whenLaidOut = { $0.isBarHidden = $0.view.bounds.width < 500 }
    stage.resize(to: CGSize(width: 375, height: 500), safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(page.recordedTop == 0)
    page.forget()
    for (_, ask) in Self.questions { ask(stage) }
    #expect(page.layouts == 0 && page.asked == 0)
  }

  @Test func `what asks for layout for ever does so once for each question`() {
    page.whenLaidOut = { $0.view.setNeedsLayout() }
    page.forget()
    page.view.setNeedsLayout()
    _ = stage.elements()
    let once = page.layouts
    #expect(once > 0)
    #expect(stage.isSettled, "it rests between the questions")
    _ = stage.elements()
    #expect(page.layouts == 2 * once)
  }
}

/// Counts its layouts and the queries of its status bar.
private final class CountingPage: UIViewController {
  private(set) var layouts = 0
  private(set) var asked = 0
  /// The top safe area inset at the latest layout.
  private(set) var recordedTop: CGFloat = 0
  var whenLaidOut: (CountingPage) -> Void = { _ in }
  var isBarHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }

  func forget() { (layouts, asked) = (0, 0) }

  override func viewDidLayoutSubviews() {
    layouts += 1
    recordedTop = view.safeAreaInsets.top
    whenLaidOut(self)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    asked += 1
    return .default
  }
  override var prefersStatusBarHidden: Bool { isBarHidden }
}
