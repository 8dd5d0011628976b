import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Fonts by weight, name and descriptor.
struct FontTests {
  @Test func `weights have UIKit's numbers, and text the nearest weight`() {
    #expect(UIFont.Weight.heavy.rawValue == 0.56 && UIFont.Weight.ultraLight.rawValue == -0.8)
    #expect(UIFont.Weight(0.35).weight == .semibold || UIFont.Weight(0.35).weight == .bold)
    #expect(UIFont.Weight(rawValue: 0.6).weight == .black)
    #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).font.weight == .heavy)
    #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(-1)).font.weight == .ultraLight)
  }

  @Test func `a font has its name, and is found by it`() throws {
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy)
    #expect(heavy.fontName == "Inter-ExtraBold" && heavy.familyName == "Inter")
    let italic = UIFont.italicSystemFont(ofSize: 13)
    #expect(italic.fontName == "Inter-Italic" && italic.font.isItalic)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        let font = try #require(UIFont(name: name, size: 9))
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 9)
      }
      #expect(UIFont(name: family, size: 9)?.familyName == family)
    }
    #expect(UIFont.familyNames == ["DejaVu Sans Mono", "Inter"])
    #expect(UIFont(name: "Inter", size: 17) == .systemFont(ofSize: 17))
    #expect(
      UIFont(name: "DejaVuSansMono-Bold", size: 9)
        == .monospacedSystemFont(ofSize: 9, weight: .bold))
  }

  @Test func `a font that is not there is nil`() {
    #expect(UIFont(name: "Nowhere Sans", size: 17) == nil)
    #expect(UIFont.fontNames(forFamilyName: "Nowhere Sans").isEmpty)
  }

  @Test func `a descriptor adds and removes traits`() throws {
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(body.symbolicTraits == [])
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
    let mono = try #require(body.withDesign(.monospaced))
    #expect(mono.symbolicTraits == .traitMonoSpace && mono.postscriptName == "DejaVuSansMono")
    #expect(mono.withDesign(.default) == body)
    #expect(body.withDesign(.rounded) == nil && body.withDesign(.serif) == nil)
    #expect(body.withSymbolicTraits(.init(rawValue: 1 << 6)) == nil)
    #expect(body.withSize(20).pointSize == 20)
    #expect(UIFontDescriptor(name: "Inter-Bold", size: 8).symbolicTraits == .traitBold)
  }

  @Test func `a text style made bold still follows the text size`() throws {
    let style = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(style.pointSize == 19)
    let bold = UIFont(descriptor: try #require(style.withSymbolicTraits(.traitBold)), size: 0)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(bold.shown(in: large, isAdjusted: true) == Font(size: 40, weight: .bold))
  }

  @Test func `a font knows the heights of its lines`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(font.lineHeight == 12 && font.ascender == 9.5 && font.descender == -2.5)
    #expect(font.leading == 0)
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize] == [17, 18])
    #expect([UIFont.systemFontSize, UIFont.smallSystemFontSize] == [14, 12])
  }
}
