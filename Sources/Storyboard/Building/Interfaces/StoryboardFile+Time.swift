import Foundation

/// What a file was written for, by the version of Interface Builder that wrote it.
extension StoryboardFile {
  /// Whether pages end at bars, as before iOS 7.
  var isOfTimeBeforeContentUnderBars: Bool { isOlder(than: Self.xcode5) }
  /// Whether what says nothing of its presentation covers the screen, as before iOS 13.
  var isOfTimeBeforeSheets: Bool { isOlder(than: Self.xcode11) }
  /// Whether date pickers that say nothing of their style have wheels, as before iOS 14.
  var isOfTimeBeforeCompactDates: Bool { isOlder(than: Self.xcode12) }

  private func isOlder(than version: Int) -> Bool {
    document.settings.toolsVersion.map { $0 < version } ?? false
  }

  // Between the versions of the Xcode before and its own first one.
  private static let xcode5 = 4_500
  private static let xcode11 = 15_000
  private static let xcode12 = 17_000
}
