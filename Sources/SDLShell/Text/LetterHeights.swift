import CSDL2
import Foundation

/// Where most letters of a typeface end above the baseline: small ones and capital ones.
nonisolated struct LetterHeights: Hashable {
  /// The height of an x, in ems.
  let small: CGFloat
  /// The height of an H, in ems.
  let capital: CGFloat

  init(small: CGFloat, capital: CGFloat) {
    self.small = small
    self.capital = capital
  }

  /// Reads what a font says; nil if it says nothing.
  init?(of font: OpaquePointer, unitsPerEm: CGFloat) {
    var small: Int32 = 0
    var capital: Int32 = 0
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &small) != 0,
      hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capital) != 0,
      small > 0, capital > small
    else { return nil }
    self.init(small: CGFloat(small) / unitsPerEm, capital: CGFloat(capital) / unitsPerEm)
  }

  /// Moves a height, in ems, to where it is drawn at an em size, in pixels: the feet and tops of
  /// letters lie on whole pixels, and round ones do not reach over them where that would only blur.
  func fitted(_ height: CGFloat, em: CGFloat) -> CGFloat {
    let reach = em < Self.sharpEm ? Self.overshoot : 0
    let (smallTop, top) = ((small * em).rounded(), (capital * em).rounded())
    if height < -reach { return (height + reach) * em }
    if height < 0 { return 0 }
    if height < small { return height / small * smallTop }
    if height < small + reach { return smallTop }
    if height < capital {
      let part = (height - small - reach) / (capital - small - reach)
      return smallTop + part * (top - smallTop)
    }
    return top + max(0, height - capital - reach) * em
  }

  /// How far round letters reach over straight ones, at most, in ems: 0.011 in Inter, 0.014 in DejaVu.
  private static let overshoot: CGFloat = 0.015
  /// From this em size in pixels on the overshoot is half a pixel and can be seen.
  private static let sharpEm: CGFloat = 34
}
