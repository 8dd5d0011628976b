public import Foundation

/// The screens of the phones that tests show an app on, in points.
nonisolated extension CGSize {
  /// A phone without a home button.
  public static let phone = CGSize(width: 390, height: 844)
  /// A phone with a home button.
  public static let homeButtonPhone = CGSize(width: 375, height: 667)
  /// The smallest phone.
  public static let smallPhone = CGSize(width: 320, height: 480)
}
