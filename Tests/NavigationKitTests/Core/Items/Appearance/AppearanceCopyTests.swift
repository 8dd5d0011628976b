import Foundation
import Testing

@testable import NavigationKit

/// Copies of appearance objects and the effect of changing them.
struct AppearanceCopyTests {
  @Test func `what is changed after it was given does not show until it is given again`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    let red = fixture.stage.displayList()
    appearance.backgroundColor = .systemGreen
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(fixture.stage.displayList() == red)
    bar.scrollEdgeAppearance = appearance
    #expect(bar.background.backgroundView.backgrounds.edge.color == .systemGreen)
    #expect(bar.background.backgroundView.backgrounds.scrolled.color == .systemRed)
  }

  @Test func `what a bar hands out is its own, and shows what is changed in it`() {
    let fixture = NavigationFixture("A")
    let item = fixture.pages[0].navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "Go")
    item.scrollEdgeAppearance = UINavigationBarAppearance()
    item.scrollEdgeAppearance?.backgroundColor = .systemRed
    let bar = fixture.navigation.navigationBar
    #expect(bar.background.backgroundView.backgrounds.edge.color == .systemRed)
    item.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemGreen
    ]
    let label = bar.content?.right[0].view.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.textColor == .systemGreen)
  }

  @Test func `the standard appearance that nobody gave counts as given once it is changed`() {
    let fixture = NavigationFixture("A")
    let bars = (fixture.navigation.navigationBar, fixture.navigation.bottomBar)
    bars.0.standardAppearance.backgroundColor = .systemRed
    bars.1.standardAppearance.backgroundColor = .systemRed
    bars.0.barTintColor = .systemGreen
    bars.1.barTintColor = .systemGreen
    for background in [bars.0.background, bars.1.background] {
      #expect(background.backgroundView.backgrounds.scrolled.color == .systemRed)
      #expect(background.backgroundView.backgrounds.edge == .none)
    }
  }

  @Test func `a copy has all that the original has, and goes its own way`() throws {
    let original = UINavigationBarAppearance()
    original.configureWithTransparentBackground()
    original.backgroundImage = UIImage(systemName: "star")
    original.backgroundImageContentMode = .scaleAspectFill
    original.shadowImage = UIImage(systemName: "folder")
    original.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    original.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    original.backButtonAppearance.highlighted.titlePositionAdjustment.vertical = 3
    original.doneButtonAppearance.disabled.backgroundImage = UIImage(systemName: "trash")
    original.setBackIndicatorImage(
      UIImage(systemName: "xmark"), transitionMaskImage: UIImage(systemName: "xmark"))
    let copy: UINavigationBarAppearance = original.copy()
    original.backButtonAppearance.highlighted.titlePositionAdjustment.vertical = 9
    original.configureWithDefaultBackground()
    #expect(copy.backgroundEffect == nil && copy.shadowColor == nil)
    #expect(copy.backgroundImage == UIImage(systemName: "star"))
    #expect(copy.backgroundImageContentMode == .scaleAspectFill)
    #expect(copy.shadowImage == UIImage(systemName: "folder"))
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy.largeTitleTextAttributes.count == 1)
    #expect(copy.backButtonAppearance.highlighted.titlePositionAdjustment.vertical == 3)
    #expect(copy.prominentButtonAppearance.disabled.backgroundImage != nil)
    #expect(copy.backIndicatorImage == UIImage(systemName: "xmark"))
    #expect(copy.backIndicatorTransitionMaskImage == UIImage(systemName: "xmark"))
    let toolbar = UIToolbarAppearance(barAppearance: copy)
    #expect(toolbar.backgroundImage == UIImage(systemName: "star"))
  }

  @Test func `a chevron without its mask is the default one`() {
    let appearance = UINavigationBarAppearance()
    let defaultImage = appearance.backIndicatorImage
    appearance.setBackIndicatorImage(UIImage(systemName: "xmark"), transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == defaultImage)
  }

  @Test func `the three backgrounds are glass with a line, a plain colour with one, and nothing`() {
    let appearance = UIBarAppearance()
    let asMade = BarBackgroundStyle(appearance, isAtBottom: false)
    appearance.configureWithTransparentBackground()
    #expect(BarBackgroundStyle(appearance, isAtBottom: false) == .none)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithDefaultBackground()
    #expect(BarBackgroundStyle(appearance, isAtBottom: false) == asMade)
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
  }

  @Test func `a state that says nothing looks as the normal one, a style's defaults say nothing`() {
    let look = UIBarButtonItemAppearance(style: .done)
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    look.normal.titlePositionAdjustment.vertical = 2
    look.highlighted.titlePositionAdjustment.vertical = 4
    func resolved(_ state: UIControl.State) -> ResolvedButtonAppearance {
      ResolvedButtonAppearance([look], item: nil, in: state)
    }
    #expect(resolved(.highlighted).color == .systemRed)
    #expect(resolved(.highlighted).titleOffset.vertical == 4)
    #expect(resolved(.normal).titleOffset.vertical == 2)
    #expect(resolved(.disabled).color == .systemRed.withAlphaComponent(BarMetrics.disabledAlpha))
    look.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
    #expect(resolved(.disabled).color == .systemGray)
    look.configureWithDefault(for: .plain)
    #expect(resolved(.disabled).color == nil && resolved(.normal).titleOffset == .zero)
  }
}
