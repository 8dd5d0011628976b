import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Changes of traits on a visible screen.
struct LiveTraitTests {
  /// A page that records its trait changes.
  final class TraitListener: UIViewController {
    var heard: [UITraitCollection] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previousTraitCollection.map { heard.append($0) }
    }
  }

  @Test func `what is not said stays as it is`() {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    stage.change(traits: UITraitCollection(accessibilityContrast: .high))
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(stage.traits.userInterfaceStyle == .dark)
    #expect(stage.traits.accessibilityContrast == .high)
    #expect(stage.traits.layoutDirection == .rightToLeft)
    #expect(stage.traits.legibilityWeight == .regular)
  }

  @Test func `bars and pages are drawn anew at once`() {
    let fixture = NavigationFixture("A")
    let light = fixture.stage.displayList()
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    let dark = fixture.stage.displayList()
    let fresh = NavigationFixture("A", traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light != dark && dark == fresh.stage.displayList())
    #expect(fixture.stage.isSettled)
  }

  @Test func `a bar's parts change sides in place`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    let fresh = NavigationFixture(
      "A", "B", traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(fixture.stage.displayList() == fresh.stage.displayList())
  }

  @Test func `a page hears at once, one below when it comes back`() {
    let stage = Stage(size: .phone)
    let (lower, upper) = (TraitListener(), TraitListener())
    let navigation = UINavigationController(rootViewController: lower)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    navigation.pushViewController(upper, animated: false)
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(upper.heard.map(\.userInterfaceStyle) == [.light] && lower.heard.isEmpty)
    #expect(upper.traitCollection.userInterfaceStyle == .dark)
    navigation.popViewController(animated: false)
    #expect(lower.heard.map(\.userInterfaceStyle) == [.light])
    #expect(lower.traitCollection.userInterfaceStyle == .dark)
    navigation.pushViewController(upper, animated: false)
    navigation.popViewController(animated: false)
    #expect(lower.heard.count == 1)
  }

  @Test func `a handler runs for its own traits until it is taken back`() {
    let fixture = NavigationFixture("A")
    let page = fixture.pages[0]
    var heard: [UIUserInterfaceStyle] = []
    let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: PageController, old: UITraitCollection) in
      heard += [old.userInterfaceStyle, page.traitCollection.userInterfaceStyle]
    }
    fixture.stage.change(traits: UITraitCollection(legibilityWeight: .bold))
    #expect(heard.isEmpty)
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(heard == [.light, .dark])
    page.unregisterForTraitChanges(registration)
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .light))
    #expect(heard.count == 2)
  }

  private final class Named: UIViewController, SelectorResponding {
    var heard: [UIUserInterfaceStyle] = []
    class var selectors: SelectorTable { ["changed:from:": .init(Named.changed)] }

    func changed(_ page: Named, from old: UITraitCollection) {
      heard += [old.userInterfaceStyle, page.traitCollection.userInterfaceStyle]
    }
  }

  @Test func `a method is called by its name as a handler is`() {
    let stage = Stage(size: .phone)
    let page = Named()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed:from:")
    page.view.registerForTraitChanges([UITraitLegibilityWeight.self], action: "unheard:")
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(page.heard == [.light, .dark])
  }

  @Test func `settings are answered for the screen at hand`() {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(reducesMotion: true), UITraitCollection(reducesTransparency: true),
        UITraitCollection(legibilityWeight: .bold), UITraitCollection(accessibilityContrast: .high),
      ]))
    #expect(!UIAccessibility.isReduceMotionEnabled)
    let answers = stage.perform {
      [
        UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
        UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
      ]
    }
    #expect(answers == [true, true, true, true])
  }

  @Test func `cross-fades are preferred only where motion is reduced, and a change is told`() {
    let stage = Stage(size: .phone)
    let log = CallLog()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          let fades = UIAccessibility.prefersCrossFadeTransitions
          log.record((name == names[1] ? "fade " : "motion ") + "\(fades)")
        }
      }
    }
    stage.change(traits: UITraitCollection(prefersCrossFade: true))
    #expect(log.calls.isEmpty)
    stage.change(traits: UITraitCollection(reducesMotion: true))
    #expect(log.calls == ["motion true", "fade true"])
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    stage.change(traits: UITraitCollection(prefersCrossFade: false))
    #expect(log.calls.dropFirst(2) == ["fade false"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func `nothing shines through a bar where transparency is reduced`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.showsBackgroundsAlways()
    func materials() -> Int {
      fixture.stage.displayList().description.components(separatedBy: "material").count - 1
    }
    #expect(materials() == 1)
    fixture.stage.change(traits: UITraitCollection(reducesTransparency: true))
    #expect(materials() == 0)
    #expect(fixture.stage.displayList().description.contains("#F9F9F9"))
  }
}
