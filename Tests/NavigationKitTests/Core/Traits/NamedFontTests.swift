import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Measures like the fixed measurer, and knows a family of three fonts.
private struct LatoMeasurer: TextMeasurer {
  let fixed = FixedTextMeasurer()
  let fonts = FontLibrary {
    [
      ("Lato-Bold", "Bold", .bold, false), ("Lato-Regular", "Regular", .regular, false),
      ("Lato-BoldItalic", "Bold Italic", .bold, true),
    ].map { name, style, weight, isItalic in
      NamedFace(
        name: name, family: "Lato", style: style, weight: weight, isItalic: isItalic,
        isMonospaced: false, path: "/fonts/\(name).ttf")
    }
  }
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    fixed.size(of: text, font: font, maxWidth: maxWidth)
  }
}

/// Fonts that the app brings, by name, family and descriptor.
struct NamedFontTests {
  private let stage = Stage(
    size: CGSize(width: 100, height: 100), textMeasurer: LatoMeasurer())

  @Test func `a font of the app is found by its name and its family`() throws {
    try stage.tryToPerform {
      let bold = try #require(UIFont(name: "Lato-Bold", size: 12))
      #expect(bold.fontName == "Lato-Bold" && bold.familyName == "Lato" && bold.pointSize == 12)
      #expect(UIFont(name: "Lato", size: 9)?.fontName == "Lato-Regular")
      #expect(UIFont(name: "Lato-Thin", size: 9) == nil)
      #expect(UIFont.familyNames == ["DejaVu Sans Mono", "Inter", "Lato"])
      #expect(
        UIFont.fontNames(forFamilyName: "Lato") == ["Lato-Regular", "Lato-Bold", "Lato-BoldItalic"])
      #expect(bold.withSize(30).fontName == "Lato-Bold" && bold.withSize(30).pointSize == 30)
      #expect(bold != UIFont.systemFont(ofSize: 12, weight: .bold))
    }
    #expect(UIFont(name: "Lato-Bold", size: 12) == nil)
  }

  @Test func `a label is drawn in it`() {
    stage.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.font = UIFont(name: "Lato-Bold", size: 12)
      label.text = "Letters"
      stage.window.addSubview(label)
      stage.window.makeKeyAndVisible()
    }
    #expect(stage.displayList().description.contains("Lato-Bold"))
  }

  @Test func `traits choose a font of the family, or none`() throws {
    try stage.tryToPerform {
      let regular = try #require(UIFont(name: "Lato", size: 12)).fontDescriptor
      #expect(regular.withSymbolicTraits(.traitBold)?.postscriptName == "Lato-Bold")
      #expect(
        regular.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName == "Lato-BoldItalic")
      #expect(regular.withSymbolicTraits(.traitItalic) == nil)
      #expect(regular.withSymbolicTraits(.traitMonoSpace) == nil)
      #expect(regular.withDesign(.default)?.postscriptName == "Inter-Regular")
    }
  }

  @Test func `a descriptor takes another family, face and other attributes`() {
    stage.perform {
      let body = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
      let lato = body.withFamily("Lato")
      #expect(lato.postscriptName == "Lato-Bold" && lato.pointSize == 17)
      #expect(lato.withFamily("Inter").postscriptName == "Inter-Bold")
      #expect(lato.withFamily("Nothing").postscriptName == "Inter-Bold")
      #expect(lato.withFace("Bold Italic").postscriptName == "Lato-BoldItalic")
      #expect(lato.withFace("Nothing").postscriptName == "Lato-Regular")
      #expect(body.withFace("Light Italic").postscriptName == "Inter-LightItalic")
      #expect(lato.addingAttributes([.size: 8]).pointSize == 8)
      #expect(lato.addingAttributes([.name: "Inter-Light"]).postscriptName == "Inter-Light")
      let regular = lato.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
      ])
      #expect(regular.postscriptName == "Lato-Regular")
    }
  }

  @Test func `attributes make the font that they are of`() throws {
    try stage.tryToPerform {
      for font in [
        UIFont.systemFont(ofSize: 17, weight: .light), .italicSystemFont(ofSize: 8),
        .monospacedSystemFont(ofSize: 9, weight: .bold), UIFont(name: "Lato-BoldItalic", size: 7),
      ] {
        let descriptor = try #require(font).fontDescriptor
        #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
      }
      let made = UIFontDescriptor(fontAttributes: [
        .family: "Lato",
        .traits: [
          UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
        ],
      ])
      #expect(made.postscriptName == "Lato-Bold" && made.pointSize == 12)
      let wrong = UIFontDescriptor(fontAttributes: [
        .traits: [UIFontDescriptor.TraitKey.symbolic: 1 << 40]
      ])
      #expect(wrong.symbolicTraits == [])
      #expect(made.object(forKey: .family) as? String == "Lato")
      #expect(UIFontDescriptor(fontAttributes: [.size: 20.0]).pointSize == 20)
    }
  }

  @Test func `digits of one width, letters' heights and a width are asked for`() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .medium)
    #expect(digits.font.hasEvenDigits && digits.font.weight == .medium)
    #expect(digits != UIFont.systemFont(ofSize: 10, weight: .medium))
    #expect(digits.withSize(20).font.hasEvenDigits)
    #expect(digits.capHeight == 7 && digits.xHeight == 5)
    #expect(
      UIFont.systemFont(ofSize: 10, weight: .bold, width: .condensed)
        == .systemFont(ofSize: 10, weight: .bold))
  }
}
