import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// What bars are painted with.
struct BarLookTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(
    arguments: [
      (.default, true, nil, Color(249, 249, 249, alpha: 0.94)),
      (.default, false, nil, Color(249, 249, 249)),
      (.black, true, nil, Color(29, 29, 29, alpha: 0.94)), (.black, false, nil, Color(29, 29, 29)),
      (.black, true, .red, Color(255, 0, 0, alpha: 0.94)),
      (.default, false, .red, Color(255, 0, 0)),
    ] as [(UIBarStyle, Bool, UIColor?, Color)])
  func `style, translucency and tint make the ground`(
    style: UIBarStyle, isTranslucent: Bool, tint: UIColor?, ground: Color
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
    #expect(bar.background.backgroundColor?.color(in: light) == ground)
    #expect(toolbar.subviews.first?.backgroundColor?.color(in: light) == ground)
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
