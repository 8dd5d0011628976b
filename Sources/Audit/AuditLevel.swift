import Foundation

/// How strict an audit is about contrast and the size of what is pressed.
public nonisolated enum AuditLevel: String, CaseIterable, Sendable {
  /// Apple's guidelines: areas of 44 points; texts of WCAG's level AA, large from 18 points, or 14
  /// in bold.
  case apple
  /// WCAG's level AA, with those large texts: areas of 24 points.
  case aa
  /// The same, with large texts from 24 points, or 18.66 in bold: WCAG counts CSS pixels.
  case aaStrict = "aa-strict"
  /// WCAG's level AAA.
  case aaa

  /// The side of the smallest area to press, in points, by Apple's Human Interface Guidelines, and
  /// by
  /// WCAG 2.5.8 and 2.5.5.
  var target: CGFloat { self == .aa || self == .aaStrict ? 24 : 44 }

  /// The least ratio of contrast of a text (WCAG 1.4.3 and 1.4.6).
  func contrast(ofSize size: CGFloat, isBold: Bool) -> Double {
    let isLarge = size >= largeSize || isBold && size >= largeBoldSize
    return self == .aaa ? (isLarge ? 4.5 : 7) : (isLarge ? 3 : 4.5)
  }

  private var largeSize: CGFloat { self == .aaStrict ? 24 : 18 }
  private var largeBoldSize: CGFloat { self == .aaStrict ? 18.66 : 14 }

  /// The least ratio of contrast of symbols (WCAG 1.4.11).
  static let iconContrast = 3.0
}
