import Foundation
import Goldens
import NavigationKit
import Testing

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

private struct Theme: UITraitDefinition {
  struct Value { let name: String }
  static let defaultValue = Value(name: "plain")
}

nonisolated extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// Traits of an app's own, and traits that views and controllers override.
struct OwnTraitTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let inner = UIView()

  init() {
    page.view.addSubview(inner)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  @Test func `a trait has its default until something says another, for all inside`() {
    #expect(inner.traitCollection[Density.self] == 1)
    page.traitOverrides.density = 3
    #expect(inner.traitCollection[Density.self] == 3 && page.traitCollection[Density.self] == 3)
    inner.traitOverrides.density = 5
    #expect(
      inner.traitCollection[Density.self] == 5 && page.view.traitCollection[Density.self] == 3)
    #expect(inner.traitOverrides.contains(Density.self) && inner.traitOverrides.density == 5)
    inner.traitOverrides.remove(Density.self)
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(!inner.traitOverrides.contains(Density.self))
    #expect(stage.window.traitCollection[Density.self] == 1)
  }

  @Test func `its changes are observed, others are not`() {
    var seen: [Int] = []
    inner.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
      seen += [old[Density.self], view.traitCollection[Density.self]]
    }
    page.traitOverrides.density = 2
    page.traitOverrides.density = 2
    page.traitOverrides.userInterfaceStyle = .dark
    #expect(seen == [1, 2])
  }

  @Test func `values that cannot be compared always count as changed`() {
    var count = 0
    inner.registerForTraitChanges([Theme.self]) { (_: UIView, _: UITraitCollection) in count += 1 }
    inner.traitOverrides[Theme.self] = Theme.Value(name: "plain")
    inner.traitOverrides[Theme.self] = Theme.Value(name: "plain")
    #expect(count == 2 && inner.traitCollection[Theme.self].name == "plain")
  }

  @Test func `the system's traits are overridden one by one`() {
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    page.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.horizontalSizeClass = .regular
    child.traitOverrides.preferredContentSizeCategory = .small
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .small)
    #expect(page.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitOverrides.horizontalSizeClass == .regular)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a block makes a collection, or changes one`() {
    let made = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.density = 4
      $0.userInterfaceIdiom = .pad
      $0.verticalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
      $0.accessibilityContrast = .high
      $0.legibilityWeight = .bold
      $0.userInterfaceLevel = .elevated
      $0.displayScale = 3
    }
    #expect(made.userInterfaceStyle == .dark && made[Density.self] == 4)
    #expect(made.userInterfaceIdiom == .pad && made.verticalSizeClass == .compact)
    #expect(made.layoutDirection == .rightToLeft && made.accessibilityContrast == .high)
    #expect(made.legibilityWeight == .bold && made.userInterfaceLevel == .elevated)
    #expect(made.displayScale == 3 && made.horizontalSizeClass == .unspecified)
    let light = made.modifyingTraits { traits in
      if traits.density == 4 { traits.userInterfaceStyle = .light }
    }
    #expect(light.userInterfaceStyle == .light && light[Density.self] == 4)
    #expect(light[UITraitUserInterfaceStyle.self] == .light)
    #expect(!light.containsTraits(in: UITraitCollection { $0.density = 5 }))
    #expect(light.containsTraits(in: UITraitCollection { $0.density = 4 }))
  }

  @Test func `colours of an app's own follow its traits`() {
    inner.backgroundColor = UIColor { $0[Density.self] > 1 ? .red : .green }
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(stage.displayList().description.contains("#00FF00"))
    page.traitOverrides.density = 2
    #expect(stage.displayList().description.contains("#FF0000"))
  }
}
