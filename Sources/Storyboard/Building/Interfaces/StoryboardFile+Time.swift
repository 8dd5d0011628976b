import Foundation

/// The iOS that a file was written for, by the version of Interface Builder that wrote the file.
extension StoryboardFile {
  /// Whether pages end at bars, as before iOS 7.
  var isOfTimeBeforeContentUnderBars: Bool { isOlder(than: Self.xcode5) }
  /// Whether controllers without a presentation style cover the screen, as before iOS 13.
  var isOfTimeBeforeSheets: Bool { isOlder(than: Self.xcode11) }
  /// Whether date pickers without a style have wheels, as before iOS 14.
  var isOfTimeBeforeCompactDates: Bool { isOlder(than: Self.xcode12) }

  private func isOlder(than version: Int) -> Bool {
    document.settings.toolsVersion.map { $0 < version } ?? false
  }

  // Each number is between the last version of the Xcode before and the first of this one.
  private static let xcode5 = 4_500
  private static let xcode11 = 15_000
  private static let xcode12 = 17_000
}
