import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The system's colours by traits.
struct ColorTests {
  @Test(
    arguments: [
      (
        UIColor.systemBlue, Color(0, 122, 255), Color(0, 64, 221), Color(10, 132, 255),
        Color(64, 156, 255)
      ),
      (.systemRed, Color(255, 59, 48), Color(215, 0, 21), Color(255, 69, 58), Color(255, 105, 97)),
      (
        .systemGray, Color(142, 142, 147), Color(108, 108, 112), Color(142, 142, 147),
        Color(174, 174, 178)
      ),
      (.label, .black, .black, .white, .white),
    ] as [(UIColor, Color, Color, Color, Color)])
  func `more contrast, light and dark`(
    color: UIColor, light: Color, highLight: Color, dark: Color, highDark: Color
  ) {
    let shown = [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map {
        color.color(in: UITraitCollection(style: style, contrast: $0))
      }
    }
    #expect(shown == [light, highLight, dark, highDark])
  }

  @Test func `what lies over something else is lighter in the dark`() {
    func shown(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      UIColor.systemBackground.color(
        in: UITraitCollection(style: style, contrast: contrast, level: .elevated))
    }
    #expect(shown(.light, .normal) == .white && shown(.light, .high) == .white)
    #expect(shown(.dark, .normal) == Color(28, 28, 30))
    #expect(shown(.dark, .high) == Color(36, 36, 38))
  }

  @Test func `a dark sheet's page is raised, its presenter is not`() {
    let fixture = ModalFixture(
      style: .pageSheet, traits: UITraitCollection(userInterfaceStyle: .dark))
    fixture.present()
    #expect(fixture.modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(fixture.page.traitCollection.userInterfaceLevel == .base)
    #expect(fixture.stage.displayList().description.contains("#1C1C1E"))
  }

  @Test func `colours that differ only in contrast are not the same`() {
    let normal = UIColor(light: .black, dark: .white)
    let high = UIColor(light: .black, dark: .white, contrast: (.white, .black))
    #expect(normal != high && normal == UIColor(light: .black, dark: .white))
  }
}
