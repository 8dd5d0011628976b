import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Backgrounds of bars without appearance objects.
struct LegacyBarAppearanceTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(
    arguments: [
      (.default, true, nil, Color(249, 249, 249, alpha: 0.94)),
      (.default, false, nil, Color(249, 249, 249)),
      (.black, true, nil, Color(29, 29, 29, alpha: 0.94)), (.black, false, nil, Color(29, 29, 29)),
      (.black, true, .red, Color(255, 0, 0, alpha: 0.94)),
      (.default, false, .red, Color(255, 0, 0)),
      (.default, true, .clear, Color(249, 249, 249, alpha: 0.94)),
      (.default, false, .clear, Color(249, 249, 249)),
      (
        .default, false, UIColor(white: 0, alpha: 0.5),
        Color(249, 249, 249).mixed(with: .black, fraction: 0.5)
      ),
    ] as [(UIBarStyle, Bool, UIColor?, Color)])
  func `style, translucency and tint make the background`(
    style: UIBarStyle, isTranslucent: Bool, tint: UIColor?, background: Color
  ) {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    bar.barStyle = style
    bar.isTranslucent = isTranslucent
    bar.barTintColor = tint
    let toolbar = UIToolbar(frame: .zero)
    toolbar.barStyle = style
    toolbar.isTranslucent = isTranslucent
    toolbar.barTintColor = tint
    #expect(color(of: bar.background) == background)
    let isDark = background.levels.red == 29
    let below = isDark ? Color(22, 22, 22, alpha: background.alpha) : background
    #expect(color(of: toolbar.background) == below)
    let isPlain = style == .default && isTranslucent && (tint == nil || tint == .clear)
    #expect((bar.background.backgroundView.backgrounds.edge == .none) == isPlain)
  }

  private func color(of background: BarBackground) -> Color? {
    let background = background.backgroundView.backgrounds.scrolled
    return (background.color ?? background.glass)?.color(in: light)
  }

  @Test func `a translucent bar is frosted, an opaque one is plain`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    stage.window.addSubview(bar)
    func backgrounds() -> [DrawCommand] {
      stage.displayList().commands.filter { $0 != .fill(black) && $0 != .fill(hairline) }
    }
    let black = Fill(frame: stage.window.bounds, color: .black)
    let hairline = Fill(
      frame: CGRect(x: 0, y: 44, width: 100, height: 0.5), color: Color.black.faded(by: 0.3))
    let tint = Color(249, 249, 249, alpha: 0.94)
    #expect(
      backgrounds() == [
        .material(Material(frame: bar.frame, tint: tint, sigma: 10, saturation: 1.8))
      ])
    bar.isTranslucent = false
    #expect(backgrounds() == [.fill(Fill(frame: bar.frame, color: Color(249, 249, 249)))])
  }

  @Test func `bars are light and translucent unless told otherwise`() {
    let bar = UINavigationBar(frame: .zero)
    #expect(bar.barStyle == .default && bar.isTranslucent && bar.barTintColor == nil)
    #expect(UIBarStyle.default.rawValue == 0 && UIBarStyle.black.rawValue == 1)
  }

  @Test func `a black bar's title is white, and attributes win over that`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    bar.barStyle = .black
    #expect(bar.content?.titleLabel.textColor.color(in: light) == .white)
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 20, weight: .bold),
    ]
    fixture.pages[0].title = "New"
    #expect(bar.content?.titleLabel.textColor == .systemRed)
    #expect(bar.content?.titleLabel.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(bar.content?.rest?.title?.width == 30)
    bar.titleTextAttributes = nil
    #expect(bar.content?.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `a black bar's buttons are those of the dark, whatever the contrast`() throws {
    let fixture = NavigationFixture(
      "A", "B", traits: UITraitCollection(accessibilityContrast: .high))
    let done = UIBarButtonItem(title: "Done")
    let dim = UIBarButtonItem(title: "Dim")
    dim.isEnabled = false
    fixture.pages[1].navigationItem.rightBarButtonItems = [done, dim]
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Tool")]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.navigation.navigationBar.barStyle = .black
    fixture.navigation.toolbar.barStyle = .black
    fixture.stage.advance(by: 0)
    let traits = fixture.stage.traits
    let dark = UITraitCollection(
      traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    let blue = UIColor.systemBlue.color(in: dark)
    #expect(blue != UIColor.systemBlue.color(in: traits))
    let content = try #require(fixture.navigation.navigationBar.content)
    let labels = (content.right.map(\.view) + fixture.navigation.toolbar.content!.subviews)
      .map { $0.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor.color(in: traits) }
    #expect(labels == [blue, UIColor.tertiaryLabel.color(in: dark), blue])
    #expect(content.back?.label.textColor.color(in: traits) == blue)
    #expect(content.back?.chevron.tintColor.color(in: traits) == blue)
  }

  @Test func `a new tint reaches the buttons of both bars`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.navigationBar.tintColor = .systemRed
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.content?.back?.label.textColor == .systemRed)
    fixture.navigation.navigationBar.tintColor = nil
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.content?.back?.label.textColor == .systemBlue)
  }
}
