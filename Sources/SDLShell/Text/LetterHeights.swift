import CSDL2
import Foundation

/// The x-height and the cap height of a font.
nonisolated struct LetterHeights: Hashable {
  /// The height of an x, in ems.
  let small: CGFloat
  /// The height of an H, in ems.
  let capital: CGFloat

  /// Reads a font's metrics; nil if they are missing.
  init?(of font: OpaquePointer, unitsPerEm: CGFloat) {
    var small: Int32 = 0
    var capital: Int32 = 0
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &small) != 0,
      hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capital) != 0,
      small > 0, capital > small
    else { return nil }
    self.small = CGFloat(small) / unitsPerEm
    self.capital = CGFloat(capital) / unitsPerEm
  }

  /// The factor that puts a letter's top on a whole pixel, at an em size in pixels.
  func stretch(of letter: Letter, em: CGFloat) -> CGFloat {
    let isSmall = letter.text.unicodeScalars.first?.properties.isLowercase ?? false
    let height = (isSmall ? small : capital) * em
    return max(1, height.rounded()) / height
  }
}

/// The ascent and the distance of baselines of a font.
nonisolated struct LineHeights: Hashable {
  /// From the baseline to the top, in ems.
  let ascent: CGFloat
  /// From one baseline to the next, in ems.
  let height: CGFloat

  /// Reads a font's metrics; nil if they are missing or make no line.
  init?(of font: OpaquePointer, unitsPerEm: CGFloat) {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0, extents.ascender > extents.descender else {
      return nil
    }
    ascent = CGFloat(extents.ascender) / unitsPerEm
    // A descender is negative.
    height = CGFloat(extents.ascender - extents.descender + extents.line_gap) / unitsPerEm
  }
}
