import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The bars' own properties from before appearance objects.
struct CustomPropertyTests {
  private let star = UIImage(systemName: "star")
  private let folder = UIImage(systemName: "folder")

  @Test func `a picture takes the background's place, and only then one the line's`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    bar.shadowImage = folder
    #expect(images(fixture).isEmpty)
    bar.setBackgroundImage(star, for: .default)
    #expect(images(fixture) == ["star", "folder"])
    #expect(bar.backgroundImage(for: .default) == star && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(images(fixture).isEmpty)
  }

  @Test func `an empty picture makes a bar clear, and an empty line takes the line away`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    let plain = fixture.stage.displayList()
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(fixture.stage.displayList() != plain)
    bar.shadowImage = UIImage()
    #expect(fixture.stage.displayList() == plain)
  }

  @Test(
    arguments: [
      (.top, .default, "any"), (.topAttached, .default, "attached"), (.top, .compact, "compact"),
      (.topAttached, .compactPrompt, "compact"), (.topAttached, .defaultPrompt, "attached"),
    ] as [(UIBarPosition, UIBarMetrics, String)])
  func `the picture nearest to what a bar is counts`(
    position: UIBarPosition, metrics: UIBarMetrics, name: String
  ) {
    var look = LegacyBarAppearance()
    look.images = [
      LegacyBarAppearance.ImageKey(position: .any, metrics: .default): UIImage(symbol: "any"),
      LegacyBarAppearance.ImageKey(position: .topAttached, metrics: .default): UIImage(
        symbol: "attached"),
      LegacyBarAppearance.ImageKey(position: .any, metrics: .compact): UIImage(symbol: "compact"),
    ]
    #expect(look.image(at: position, metrics)?.reference == .symbol(name))
  }

  @Test func `a toolbar has its pictures by position`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.setToolbarHidden(false, animated: false)
    let toolbar = fixture.navigation.bottomBar
    toolbar.setBackgroundImage(star, forToolbarPosition: .top, barMetrics: .default)
    #expect(images(fixture).isEmpty)
    toolbar.setBackgroundImage(star, forToolbarPosition: .bottom, barMetrics: .default)
    toolbar.setShadowImage(folder, forToolbarPosition: .any)
    #expect(images(fixture) == ["star", "folder"])
    #expect(toolbar.shadowImage(forToolbarPosition: .any) == folder)
    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == star)
  }

  @Test func `a picture behind a button may be for one style, and is moved down`() {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "Save")
    item.setBackgroundImage(folder, for: .normal, barMetrics: .default)
    item.setBackgroundImage(star, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == star)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == folder)
    fixture.navigation.topViewController?.navigationItem.rightBarButtonItem = item
    #expect(images(fixture) == ["folder"])
    item.style = .done
    #expect(images(fixture) == ["star"])
    let before = picture(fixture)
    item.setBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(picture(fixture) == before)
    item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    #expect(picture(fixture) == before?.offsetBy(dx: 0, dy: 4))
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 4)
  }

  private func picture(_ fixture: NavigationFixture) -> CGRect? {
    func find(_ commands: [DrawCommand]) -> CGRect? {
      commands.lazy.compactMap { command in
        switch command {
        case .image(let image): image.frame
        case .layer(let layer): find(layer.commands)
        default: nil
        }
      }.first
    }
    return find(fixture.stage.displayList().commands)
  }

  @Test func `a title can be moved up and down, in bars of a kind`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    let before = title(fixture)
    bar.setTitleVerticalPositionAdjustment(-3, for: .compact)
    #expect(title(fixture) == before && bar.titleVerticalPositionAdjustment(for: .compact) == -3)
    bar.setTitleVerticalPositionAdjustment(-3, for: .default)
    #expect(title(fixture) == before?.offsetBy(dx: 0, dy: -3))
  }

  @Test func `a picture in the chevron's place needs its mask, and moves the back title`() {
    let fixture = NavigationFixture("Albums", "B")
    let bar = fixture.navigation.navigationBar
    let label = { bar.content?.back?.label.frame.minX }
    #expect(label() == 27)
    bar.backIndicatorImage = star
    fixture.stage.advance(by: 0)
    #expect(label() == 27 && !images(fixture).contains("star"))
    bar.backIndicatorTransitionMaskImage = star
    fixture.stage.advance(by: 0)
    #expect(label() == 38)
    #expect(images(fixture) == ["star"])
  }

  @Test func `the button back takes fonts and colours from its bar and from the item below`() {
    let fixture = NavigationFixture("Albums", "B")
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    fixture.navigation.navigationBar.standardAppearance = appearance
    let label = { fixture.navigation.navigationBar.content?.back?.label }
    #expect(label()?.textColor == .systemRed)
    appearance.backButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemGreen, .font: UIFont.systemFont(ofSize: 20),
    ]
    fixture.navigation.navigationBar.standardAppearance = appearance
    #expect(label()?.textColor == .systemGreen && label()?.font == .systemFont(ofSize: 20))
    let item = UIBarButtonItem(title: "All")
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .normal)
    fixture.pages[0].navigationItem.backBarButtonItem = item
    #expect(label()?.textColor == .systemTeal && label()?.font == .systemFont(ofSize: 20))
  }

  @Test(arguments: [44, 32] as [CGFloat])
  func `a finger hits the smallest button within 44 points, as far as the bar goes`(
    height: CGFloat
  ) throws {
    let isLow = height < 44
    let fixture = NavigationFixture(
      "Albums", "B",
      traits: UITraitCollection(verticalSizeClass: isLow ? .compact : .regular))
    let item = UIBarButtonItem(title: "i")
    fixture.pages[1].navigationItem.rightBarButtonItem = item
    let content = try #require(fixture.navigation.navigationBar.content)
    fixture.stage.advance(by: 0)
    let bar = fixture.navigation.navigationBar
    #expect(bar.frame.height == height)
    let button = content.right[0].view
    #expect(button.frame.width < 44)
    for (dx, dy) in [(-21, 0), (19, 0), (0, -height / 2 + 1), (0, height / 2 - 1)]
      as [(CGFloat, CGFloat)]
    {
      let point = CGPoint(x: button.frame.midX + dx, y: bar.bounds.midY + dy)
      #expect(bar.hitTest(point, with: nil) === button)
    }
    let back = try #require(content.back)
    #expect(back.pressBounds.width >= 44 && back.pressBounds.height >= 44)
  }

  private func title(_ fixture: NavigationFixture) -> CGRect? {
    fixture.stage.element(.title)?.frame
  }

  /// The symbols in the frame, back to front, without the chevron.
  private func images(_ fixture: NavigationFixture) -> [String] {
    func names(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .image(let placement):
          if case .symbol(let name) = placement.image, name != "bar.backward" { [name] } else { [] }
        case .layer(let layer): names(layer.commands)
        default: []
        }
      }
    }
    return names(fixture.stage.displayList().commands)
  }
}
