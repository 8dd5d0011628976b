import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The colours that have names, and those made of components.
struct NamedColorTests {
  private func color(
    _ color: UIColor, _ style: UIUserInterfaceStyle = .light,
    _ contrast: UIAccessibilityContrast = .normal, _ level: UIUserInterfaceLevel = .base
  ) -> Color {
    color.color(in: UITraitCollection(style: style, contrast: contrast, level: level))
  }

  @Test(
    arguments: [
      (.orange, [1, 0.5, 0, 1]), (.yellow, [1, 1, 0, 1]), (.purple, [0.5, 0, 0.5, 1]),
      (.brown, [0.6, 0.4, 0.2, 1]), (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]),
      (.lightText, [1, 1, 1, 0.6]), (.darkText, [0, 0, 0, 1]),
    ] as [(UIColor, [Double])])
  func `fixed colours have UIKit's components, in the dark too`(
    shown: UIColor, components: [Double]
  ) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let color = color(shown, style)
      #expect([color.red, color.green, color.blue, color.alpha] == components)
    }
  }

  @Test(
    arguments: [
      (.systemMint, Color(0, 199, 190), Color(99, 230, 226)),
      (.systemCyan, Color(50, 173, 230), Color(100, 210, 255)),
      (.systemBrown, Color(162, 132, 94), Color(172, 142, 104)),
      (.systemGray2, Color(174, 174, 178), Color(99, 99, 102)),
      (.systemGray4, Color(209, 209, 214), Color(58, 58, 60)),
      (.systemGray6, Color(242, 242, 247), Color(28, 28, 30)),
      (.link, Color(0, 122, 255), Color(9, 132, 255)),
      (
        .quaternaryLabel, Color(60, 60, 67, alpha: 0.18), Color(235, 235, 245, alpha: 0.16)
      ),
      (.tertiarySystemBackground, .white, Color(44, 44, 46)),
      (.tertiarySystemGroupedBackground, Color(242, 242, 247), Color(44, 44, 46)),
    ] as [(UIColor, Color, Color)])
  func `system colours are those of Apple's guidelines`(shown: UIColor, light: Color, dark: Color) {
    #expect(color(shown) == light && color(shown, .dark) == dark)
  }

  @Test func `backgrounds of sheets are lighter in the dark`() {
    #expect(color(.tertiarySystemBackground, .dark, .normal, .elevated) == Color(58, 58, 60))
    #expect(color(.tertiarySystemGroupedBackground, .dark, .high, .elevated) == Color(68, 68, 70))
    #expect(color(.systemMint, .light, .high) == Color(12, 129, 123))
  }

  @available(*, deprecated)
  @Test func `the former name of a grouped table's background`() {
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 0.5, [0, 0.5, 0]),
      (0.5, 0.5, 1, [0.5, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (0.3, 0, 0.25, [0.25, 0.25, 0.25]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `hue, saturation and brightness there and back`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, components: [CGFloat]
  ) {
    let made = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let shown = color(made)
    for (value, wanted) in zip([shown.red, shown.green, shown.blue], components) {
      #expect(abs(value - wanted) < 1e-9)
    }
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(made.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - (saturation == 0 ? 0 : hue)) < 1e-9 && abs(s - saturation) < 1e-9)
    #expect(b == brightness && a == 0.5)
  }

  @Test func `only greys have a brightness alone`() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a literal is a colour`() {
    let literal = #colorLiteral(red: 0.5, green: 0, blue: 1, alpha: 0.25)
    #expect(literal == UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.25))
  }
}
