import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Trait overrides for parts of a screen.
struct TraitOverrideTests {
  @Test func `code runs with traits as the current ones`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var colors: [CGColor] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      colors.append(color.cgColor)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        colors.append(color.cgColor)
      }
      colors.append(color.cgColor)
    }
    colors.append(color.cgColor)
    let (white, black) = (UIColor.white.cgColor, UIColor.black.cgColor)
    #expect(colors == [white, black, white, black])
  }

  private typealias Listener = LiveTraitTests.TraitListener
  private let stage = Stage(size: .phone)
  private let root = UIViewController(nibName: nil, bundle: nil)

  init() {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
  }

  /// Adds a child with a nested view.
  private func add(_ child: UIViewController, _ traits: UITraitCollection? = nil) -> UIView {
    root.addChild(child)
    if let traits { root.setOverrideTraitCollection(traits, forChild: child) }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.backgroundColor = .label
    child.view.addSubview(inner)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    return inner
  }

  @Test func `a child is shown in its container's traits but for what is said of it`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    let inner = add(
      child,
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(preferredContentSizeCategory: .extraSmall),
        UITraitCollection(horizontalSizeClass: .regular),
      ]))
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.layoutDirection == .leftToRight)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
  }

  @Test func `before it has a view a child knows what it will be shown in`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    root.addChild(child)
    root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.displayScale == 2 && !child.isViewLoaded)
  }

  @Test func `colours are those of each view's own circumstances`() {
    let light = add(UIViewController(nibName: nil, bundle: nil))
    let dark = add(
      UIViewController(nibName: nil, bundle: nil), UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.color(.systemBackground) == Color.white)
    #expect(dark.color(.systemBackground) == Color.black)
    let picture = stage.displayList().description
    #expect(picture.contains("#000000") && picture.contains("#FFFFFF"))
  }

  @Test func `who is nearer to a view has the last word`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    let inner = add(child, UITraitCollection(userInterfaceStyle: .dark))
    child.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    child.view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    child.view.overrideUserInterfaceStyle = .unspecified
    child.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a window's own style holds for all that is in it`() {
    let inner = add(UIViewController(nibName: nil, bundle: nil))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.traits.userInterfaceStyle == .light)
  }

  @Test func `only those hear of a change for whom it is one`() {
    let (free, bound) = (Listener(), Listener())
    _ = add(free)
    _ = add(bound, UITraitCollection(userInterfaceStyle: .dark))
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(free.heard.map(\.userInterfaceStyle) == [.light] && bound.heard.isEmpty)
    root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: bound)
    #expect(bound.heard.map(\.userInterfaceStyle) == [.dark] && free.heard.count == 1)
  }

  @Test func `nobody hears of an override that says what is so anyway`() {
    let child = Listener()
    _ = add(child)
    child.overrideUserInterfaceStyle = .light
    child.view.overrideUserInterfaceStyle = .light
    #expect(child.heard.isEmpty)
  }

  @Test func `an override ends when the child leaves`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    _ = add(child, UITraitCollection(userInterfaceStyle: .dark))
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.userInterfaceStyle != .dark)
    _ = add(child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a container may answer for its children instead of being told`() {
    final class Nocturnal: UIViewController {
      override func overrideTraitCollection(
        forChild childViewController: UIViewController
      ) -> UITraitCollection? { UITraitCollection(userInterfaceStyle: .dark) }
    }
    let container = Nocturnal(nibName: nil, bundle: nil)
    _ = add(container)
    let child = UIViewController(nibName: nil, bundle: nil)
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(container.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a stack in a child lays its bar out in the child's direction`() throws {
    let page = UIViewController(nibName: nil, bundle: nil)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: page)
    add(navigation, UITraitCollection(layoutDirection: .rightToLeft)).removeFromSuperview()
    navigation.view.frame = stage.window.bounds
    let done = try #require(stage.elements().first { $0.label == "Done" })
    #expect(done.frame.maxX < 100)
    root.setOverrideTraitCollection(nil, forChild: navigation)
    let again = try #require(stage.elements().first { $0.label == "Done" })
    #expect(again.frame.minX > 290)
  }

  @Test func `overriding the traits of a stranger stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIViewController(), UIViewController())
        one.setOverrideTraitCollection(UITraitCollection(), forChild: other)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Traits are overridden for a child only"))
  }
}
