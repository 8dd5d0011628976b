import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The system's font in the place of others.
struct SubstituteFontTests {
  @Test(
    arguments: [
      ("HelveticaNeue-Bold", .bold, false, false), ("Avenir-Book", .regular, false, false),
      ("Avenir-MediumOblique", .medium, true, false), ("Courier", .regular, false, true),
      ("Menlo-BoldItalic", .bold, true, true), ("AvenirNext-DemiBold", .semibold, false, false),
      ("HelveticaNeue-UltraLight", .ultraLight, false, false),
      ("Blackadder", .regular, false, false),
    ] as [(String, Font.Weight, Bool, Bool)])
  func `a font that is not there is as heavy and slanted as its name says`(
    name: String, weight: Font.Weight, isSlanted: Bool, isMonospaced: Bool
  ) {
    let font = SubstituteFont(for: name)
    #expect(font.weight == weight && font.isSlanted == isSlanted)
    #expect(font.isMonospaced == isMonospaced)
  }

  @Test(
    arguments: [
      ("Helvetica Neue", true), ("HelveticaNeue-Bold", true), ("Arial-BoldMT", true),
      ("ArialMT", true), ("TimesNewRomanPS-BoldMT", true), ("TimesNewRomanPSMT", true),
      ("Avenir-Book", true), ("Blackadder", false), ("", false),
    ] as [(String, Bool)])
  func `a font that only a phone has is there by its name`(name: String, isThere: Bool) {
    #expect((UIFont(name: name, size: 13) != nil) == isThere)
  }

  @Test func `it has the size that was asked for, and looks as its name says`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 21))
    #expect(font.pointSize == 21)
    #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
  }

  @Test func `a label without a font has that of 17 points`() {
    let label = UILabel()
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }
}
