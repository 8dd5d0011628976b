import Foundation
import Testing

@testable import NavigationKit

/// The work of a stack operation depends on what changes, not on the depth of the stack.
@Suite(.serialized)
struct DepthTests {
  /// Shallow and deep, in pages.
  private static let (shallow, deep) = (10, 1000)
  /// The number of pushes.
  private static let pushes = 200

  /// The operations.
  enum Act: String, CaseIterable {
    case push, pushAtOnce, pop, popAtOnce, frame, layout, swipe, cancelledSwipe, back, resizeBar
    case present, showToolbar
  }

  @Test(arguments: Act.allCases)
  func `pages below are asked no more often on a deep stack`(act: Act) {
    let (few, many) = (questions(act, depth: Self.shallow), questions(act, depth: Self.deep))
    #expect(few == many)
  }

  @Test func `as many pages leave, so much is asked`() {
    let popAll = { (scene: DeepStack) in
      _ = scene.navigation.popToRootViewController(animated: true)
    }
    let few = questions(depth: Self.shallow, popAll)
    let many = questions(depth: Self.deep, popAll)
    #expect(many <= few * Self.deep / Self.shallow)
  }

  @Test func `pushes move the stack in memory only as it doubles`() {
    let scene = DeepStack(depth: 1)
    var moves = 0
    for _ in 1...Self.pushes {
      let before = scene.address
      scene.navigation.pushViewController(scene.page(), animated: false)
      if scene.address != before { moves += 1 }
    }
    #expect(moves <= 9)
    for _ in 1..<Self.pushes {
      let before = scene.address
      scene.navigation.popViewController(animated: false)
      #expect(scene.address == before)
    }
  }

  private func questions(_ act: Act, depth: Int) -> Int {
    questions(depth: depth) { scene in
      let (stage, navigation) = (scene.stage, scene.navigation)
      switch act {
      case .push: navigation.pushViewController(scene.page(), animated: true)
      case .pushAtOnce: navigation.pushViewController(scene.page(), animated: false)
      case .pop: navigation.popViewController(animated: true)
      case .popAtOnce: navigation.popViewController(animated: false)
      case .frame: navigation.view.setNeedsLayout()
      case .layout: navigation.topViewController?.navigationItem.prompt = "Prompt"
      case .swipe:
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
      case .cancelledSwipe:
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), over: 0.3)
      case .back: stage.tap(at: CGPoint(x: 20, y: 42))
      case .resizeBar: navigation.navigationBar.prefersLargeTitles = true
      case .present:
        navigation.topViewController?.present(scene.page(), animated: true)
        stage.settle()
        navigation.dismiss(animated: true)
      case .showToolbar: navigation.setToolbarHidden(false, animated: true)
      }
    }
  }

  /// How often pages are queried during an operation and the frames after it.
  private func questions(depth: Int, _ body: (DeepStack) -> Void) -> Int {
    let scene = DeepStack(depth: depth)
    scene.questions.count = 0
    body(scene)
    while !scene.stage.isSettled {
      _ = scene.stage.displayList()
      _ = scene.stage.elements()
      scene.stage.advance(by: 1.0 / 60)
    }
    _ = scene.stage.displayList()
    return scene.questions.count
  }
}

/// A stack on a stage whose pages count queries.
private final class DeepStack {
  let stage = phoneStage(size: CGSize(width: 390, height: 844))
  let navigation = UINavigationController()
  let questions = Questions()

  init(depth: Int) {
    navigation.setViewControllers((0..<depth).map { _ in page() }, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  func page() -> UIViewController { CountedPage(questions) }

  /// The address of the stack's storage.
  var address: UnsafeRawPointer? {
    navigation.stack.pages.withUnsafeBytes { $0.baseAddress }
  }
}

private nonisolated final class Questions {
  var count = 0
}

/// A page that counts every query by which the engine can examine one page of many: identity,
/// parent, contents.
private final class CountedPage: UIViewController {
  /// Nonisolated, as comparing pages counts as a query too.
  private nonisolated(unsafe) let questions: Questions

  init(_ questions: Questions) {
    self.questions = questions
    super.init(nibName: nil, bundle: nil)
    title = "Page"
  }

  required init?(coder: NSCoder) { nil }

  private nonisolated func counted<Answer>(_ answer: Answer) -> Answer {
    questions.count += 1
    return answer
  }

  override var navigationItem: UINavigationItem { counted(super.navigationItem) }
  override var hidesBottomBarWhenPushed: Bool {
    get { counted(super.hidesBottomBarWhenPushed) }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var parent: UIViewController? {
    get { counted(super.parent) }
    set { super.parent = newValue }
  }
  override var children: [UIViewController] { counted(super.children) }
  override var viewIfLoaded: UIView? { counted(super.viewIfLoaded) }
  override var presentedViewController: UIViewController? { counted(super.presentedViewController) }
  override var navigationController: UINavigationController? { counted(super.navigationController) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { counted(super.isEqual(object)) }
  nonisolated override var hash: Int { counted(super.hash) }
}
