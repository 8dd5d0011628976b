import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Animations of transforms and bounds.
struct TransformAnimationTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    view.backgroundColor = .red
  }

  private var shown: CGAffineTransform { view.presentedGeometry(at: stage.now).transform }

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
  }

  @Test func `a turn keeps its size on the way`() {
    animate { view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3) }
    #expect(view.transform.a < 1e-9)
    stage.advance(by: 0.5)
    let parts = shown.decomposed()
    #expect(abs(parts.rotation - .pi / 4) < 1e-9)
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 2) < 1e-9)
    // The next animation starts from the current presentation.
    animate { view.transform = .identity }
    stage.advance(by: 0.5)
    #expect(abs(shown.decomposed().rotation - .pi / 8) < 1e-9)
    stage.advance(by: 0.6)
    #expect(shown == .identity && stage.isSettled)
  }

  @Test func `a transform set outside a block is there at once`() {
    animate { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    stage.advance(by: 0.5)
    view.transform = .identity
    #expect(shown == .identity)
  }

  @Test func `bounds grow around the middle, and their origin moves`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    animate { view.bounds = CGRect(x: 0, y: 20, width: 200, height: 40) }
    stage.advance(by: 0.5)
    #expect(view.presentedFrame(at: stage.now) == CGRect(x: 75, y: 100, width: 150, height: 40))
    #expect(view.presentedBoundsOrigin(at: stage.now) == CGPoint(x: 0, y: 10))
    #expect(stage.displayList().description.contains("fill (75 90 10 10)"))
  }

  @Test func `a turned view goes straight ahead while its center moves`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    animate { view.center.x += 100 }
    stage.advance(by: 0.5)
    let box = view.presentedGeometry(at: stage.now).frame
    #expect(abs(box.midX - 200) < 1e-9 && abs(box.midY - 120) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9)
  }

  @Test func `what a rotation of the screen turns is seen turning with it`() {
    let page = SidewaysPage(view)
    stage.window.rootViewController = page
    stage.settle()
    #expect(shown == .identity)
    stage.rotate(to: CGSize(width: 400, height: 300), safeAreaInsets: .zero)
    #expect(shown == .identity)
    stage.advance(by: 0.15)
    #expect(abs(shown.decomposed().rotation - .pi / 4) < 1e-6)
    stage.settle()
    #expect(abs(shown.decomposed().rotation - .pi / 2) < 1e-9)
  }

  @Test func `a swipe back moves what stands still in it, however it is turned`() {
    let fixture = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(size: CGSize(width: 300, height: 600))
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    fixture.view.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    navigation.pushViewController(fixture, animated: false)
    let place = view.convert(CGPoint.zero, to: nil)
    stage.press(at: CGPoint(x: 1, y: 300))
    stage.move(to: CGPoint(x: 151, y: 300), over: 0.3)
    let drawn = stage.displayList().description
    #expect(drawn.contains("transform (0 1 -1 0)"))
    stage.cancelTouches()
    stage.settle()
    #expect(view.convert(CGPoint.zero, to: nil) == place)
  }

  @Test func `a page with a transform of its own has one size while it slides, and its own bounds`()
  {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(size: CGSize(width: 300, height: 600))
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    page.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    func isWhole() -> Bool {
      let width = page.view.presentedGeometry(at: stage.now).frame.width
      return abs(width - 270) < 1e-9 && page.view.bounds.width == 300
    }
    for _ in 0..<2 {
      navigation.pushViewController(page, animated: true)
      stage.advance(by: 0.1)
      #expect(isWhole())
      stage.settle()
      #expect(isWhole())
      navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(isWhole())
      stage.settle()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a transform of the view that is presented, or presents, is not applied twice`(
    style: UIModalPresentationStyle
  ) {
    let (root, modal) = (UIViewController(), UIViewController())
    let stage = Stage(size: CGSize(width: 300, height: 600))
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    modal.modalPresentationStyle = style
    for view in [root.view, modal.view] { view?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    func isWhole(_ controller: UIViewController) -> Bool {
      let width = controller.view.presentedGeometry(at: stage.now).frame.width
      return abs(width - 270) < 1e-9 && controller.view.bounds.width == 300
    }
    root.present(modal, animated: true)
    stage.advance(by: 0.1)
    #expect(isWhole(root) && isWhole(modal))
    stage.settle()
    #expect(isWhole(modal))
    root.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(isWhole(root) && isWhole(modal))
    stage.settle()
    #expect(isWhole(root))
  }
}

/// Turns a view where the screen is wider than high.
private final class SidewaysPage: UIViewController {
  private let turned: UIView

  init(_ turned: UIView) {
    self.turned = turned
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.addSubview(turned) }

  override func viewDidLayoutSubviews() {
    let isWide = view.bounds.width > view.bounds.height
    turned.transform = isWide ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }
}
