public import Foundation

// On Linux, Foundation has this for String alone.
nonisolated extension NSString {
  /// Fills a format with values, written as in the user's region.
  public static func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(
      string: String(
        format: String(describing: format), locale: Locale.current, arguments: arguments))
  }
}
