import Foundation
import Goldens
import NavigationKit
import SnapshotTesting
import Testing

/// Controllers as pictures and as texts; the references are in `__Snapshots__`.
@MainActor
@Suite struct ControllerSnapshotTests {
  private static let small = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    size: CGSize(width: 160, height: 120))

  @Test func `a controller is painted on a screen`() {
    assertSnapshot(of: AlbumController(), as: .image(on: Self.small))
    assertSnapshot(
      of: AlbumController(),
      as: .image(on: Self.small, traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(
      of: UINavigationController(rootViewController: AlbumController()),
      as: .image(on: Self.small), named: "in bars")
  }

  @Test func `a size and traits override the screen's`() throws {
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: Self.small, size: CGSize(width: 100, height: 50),
      traits: UITraitCollection(displayScale: 3))
    var image = UIImage()
    strategy.snapshot(AlbumController()).run { image = $0 }
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(image.scale == 3)
  }

  @Test func `one controller is shown on several screens in turn`() {
    let controller = AlbumController()
    assertSnapshot(of: controller, as: .image(on: Self.small), named: "first")
    assertSnapshot(
      of: controller, as: .image(on: Self.small, size: CGSize(width: 120, height: 90)),
      named: "smaller")
    assertSnapshot(of: controller, as: .image(on: Self.small), named: "first")
    #expect(controller.appearances == 3)
    #expect(controller.view.window == nil)
  }

  @Test func `a controller without a screen has its view's size`() {
    let controller = AlbumController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 90, height: 70)
    var image = UIImage()
    Snapshotting<UIViewController, UIImage>.image.snapshot(controller).run { image = $0 }
    #expect(image.size == CGSize(width: 90, height: 70))
  }

  @Test func `a controller stays in its parent`() {
    let (parent, child) = (UIViewController(), AlbumController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 5, y: 5, width: 100, height: 80)
    child.didMove(toParent: parent)
    #expect(text(child, .recursiveDescription).hasPrefix("<UIView; frame = (0 0; 100 80)"))
    #expect(child.parent === parent)
    #expect(child.view.superview === parent.view)
    #expect(child.view.frame == CGRect(x: 5, y: 5, width: 100, height: 80))
  }

  @Test func `a difference says which element moved by how much`() throws {
    let folder = try TemporaryFolder()
    func message(_ controller: AlbumController) -> String? {
      verifySnapshot(
        of: controller, as: .image(on: Self.small), named: "a",
        snapshotDirectory: folder.url.path, testName: "moved()")
    }
    _ = message(AlbumController())
    #expect(message(AlbumController()) == nil)
    let other = AlbumController()
    other.inset = 12
    let lines = message(other)?.components(separatedBy: "\n") ?? []
    #expect(lines.prefix(3).last == "button \"Add\" and 1 more moved 4 pt down")
    #expect(lines.dropFirst(3).first?.contains("px differ") == true)
    let third = AlbumController()
    third.loadViewIfNeeded()
    third.label.text = "Friends"
    let changed = message(third)?.components(separatedBy: "\n") ?? []
    #expect(changed.contains("text \"Family\" is gone"))
    #expect(changed.contains("text \"Friends\" is new"))
  }

  @Test func `little enough difference passes`() throws {
    let folder = try TemporaryFolder()
    func message(_ strategy: Snapshotting<UIViewController, UIImage>, _ color: UIColor) -> String? {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      return verifySnapshot(
        of: controller, as: strategy, named: "a", snapshotDirectory: folder.url.path,
        testName: "tolerance()")
    }
    _ = message(.image(on: Self.small), UIColor(white: 128 / 255, alpha: 1))
    let other = UIColor(white: 131 / 255, alpha: 1)
    #expect(message(.image(on: Self.small), other) != nil)
    #expect(message(.image(on: Self.small, perceptualPrecision: 0.98), other) == nil)
    let far = message(.image(on: Self.small, precision: 0.5, perceptualPrecision: 0.99), other)
    #expect(
      far?.contains(
        "0 of the pixels match, precision asks for 0.5 (those at most ΔE 1 apart, as "
          + "perceptualPrecision is 0.99)") == true, "\(far ?? "")")
  }

  private func text(
    _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, String>
  ) -> String {
    var text = ""
    strategy.snapshot(controller).run { text = $0 }
    return text
  }

  @Test func `a controller is told with those inside it`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: AlbumController()), UIViewController(),
    ]
    #expect(
      text(tabs, .hierarchy) == """
        <UITabBarController>, state: appeared, view: <TabBarControllerView>
           | <UINavigationController>, state: appeared, view: <NavigationControllerView>
           |    | <AlbumController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)

        """)
  }

  @Test func `a controller's views are told`() {
    #expect(
      text(AlbumController(), .recursiveDescription(on: Self.small))
        .hasPrefix(
          """
          <UIView; frame = (0 0; 160 120); layer = <CALayer>>
             | <UILabel; frame = (8 28; 80 24); text = 'Family'; \
          userInteractionEnabled = NO; layer = <CALayer>>
             | <UIButton; frame = (8 60; 60 24); layer = <CALayer>>
          """))
  }

  @Test func `a view that describes itself is taken at its word`() {
    final class Square: UIView {
      override nonisolated var description: String { "<Square: 0x00007f8a; side = 20>" }
    }
    let controller = UIViewController()
    controller.view.addSubview(Square(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(
      text(controller, .recursiveDescription(on: Self.small)).hasSuffix(
        "layer = <CALayer>>\n   | <Square; side = 20>"))
  }

  @Test func `what a person sees is told`() {
    #expect(
      text(AlbumController(), .elements(on: Self.small)) == """
        Screen
          (160.00 120.00)

        Stack
          ▸ ""  AlbumController

        Elements
          button "Add"  (8.00 60.00 60.00 24.00)
          text "Family"  (8.00 28.00 80.00 24.00)

        """)
  }
}
