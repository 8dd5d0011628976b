import Foundation
import Testing

@testable import NavigationKit

/// Which of several proxies counts: by class, by what an object is in, by circumstances.
struct AppearanceContainmentTests {
  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private class Page: UIViewController {}
  private final class OwnPage: Page {}

  private func label(
    in views: [UIView], _ theme: @escaping () -> Void, root: UIViewController = UIViewController()
  ) -> UILabel {
    let fixture = ThemedFixture(theme: theme) { root }
    let label = UILabel()
    var inner: UIView = label
    for view in views.reversed() {
      view.addSubview(inner)
      inner = view
    }
    _ = fixture.show(inner)
    return label
  }

  @Test func `inside of what is named counts, elsewhere it does not`() {
    let theme = {
      UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
    }
    #expect(label(in: [Outer(), Inner()], theme).textColor == .systemRed)
    #expect(label(in: [Inner()], theme).textColor == .label)
  }

  @Test func `a chain is read from the inside outwards`() {
    let theme = {
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor =
        .systemRed
    }
    #expect(label(in: [Outer(), UIView(), Inner()], theme).textColor == .systemRed)
    #expect(label(in: [Inner(), Outer()], theme).textColor == .label)
  }

  @Test func `the container nearer to the window wins, then the longer chain, then the later one`()
  {
    let outermost = label(in: [Outer(), Inner()]) {
      UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .systemGreen
      UILabel.appearance().textColor = .systemBlue
    }
    #expect(outermost.textColor == .systemRed)
    let longest = label(in: [Outer(), Inner()]) {
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor =
        .systemGreen
      UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
    }
    #expect(longest.textColor == .systemGreen)
  }

  @Test func `controllers contain, a class nearer to theirs wins`() {
    let theme = {
      UILabel.appearance(whenContainedInInstancesOf: [OwnPage.self]).textColor = .systemGreen
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .systemRed
    }
    #expect(label(in: [], theme, root: OwnPage()).textColor == .systemGreen)
    #expect(label(in: [], theme, root: Page()).textColor == .systemRed)
    #expect(label(in: [], theme).textColor == .label)
  }

  @Test func `a presentation controller contains what it presents`() {
    let fixture = ThemedFixture {
      UILabel.appearance(whenContainedInInstancesOf: [UISheetPresentationController.self])
        .textColor = .systemRed
    }
    let sheet = UIViewController()
    let label = UILabel()
    fixture.stage.window.rootViewController?.present(sheet, animated: true)
    sheet.view.addSubview(label)
    fixture.stage.settle()
    #expect(label.textColor == .systemRed)
    #expect(fixture.show(UILabel()).textColor == .label)
  }

  @Test func `what is said for circumstances comes and goes with them`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let fixture = ThemedFixture {
      UILabel.appearance(for: dark).textColor = .systemGreen
      UILabel.appearance(for: dark, whenContainedInInstancesOf: [Inner.self]).textColor =
        .systemYellow
      UILabel.appearance().textColor = .systemRed
    }
    let label = fixture.show(UILabel())
    let inside = UILabel()
    fixture.show(Inner()).addSubview(inside)
    #expect([label, inside].map(\.textColor) == [.systemRed, .systemRed])
    fixture.stage.change(traits: dark)
    #expect([label, inside].map(\.textColor) == [.systemGreen, .systemYellow])
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .light))
    #expect([label, inside].map(\.textColor) == [.systemRed, .systemRed])
  }

  @Test func `places are looked for from the window inwards`() {
    let around = [UIWindow.self, Outer.self, Inner.self, Outer.self].map(ClassLine.init)
    func distances(_ containers: [AnyClass]) -> [Int]? {
      AppearanceSpecificity.places(of: containers, in: around)?.map(\.distance)
    }
    #expect(distances([]) == [])
    #expect(distances([Outer.self]) == [1])
    #expect(distances([Outer.self, Outer.self]) == [1, 3])
    #expect(distances([Inner.self, UIView.self]) == [0, 2])
    #expect(distances([Outer.self, Inner.self]) == [2, 3])
    #expect(distances([Inner.self, Inner.self]) == nil)
    #expect(distances([UILabel.self]) == nil)
  }

  @Test func `specificity is compared class first, then places, then circumstances`() {
    func exact(_ depth: Int, _ distances: [Int], _ traits: Bool = false) -> AppearanceSpecificity {
      AppearanceSpecificity(
        classDepth: depth,
        places: distances.map { AppearanceSpecificity.ContainerMatch(distance: $0, classDepth: 1) },
        hasTraits: traits)
    }
    let ascending = [
      exact(1, [0, 1], true), exact(2, []), exact(2, [], true), exact(2, [3]), exact(2, [1]),
      exact(2, [1], true), exact(2, [1, 3]), exact(2, [1, 2]), exact(2, [0]), exact(3, []),
    ]
    for (index, one) in ascending.enumerated() {
      for other in ascending[(index + 1)...] {
        #expect(one < other)
        #expect(!(other < one))
      }
    }
  }
}
