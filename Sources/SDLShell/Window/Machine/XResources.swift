#if os(Linux)
  import CX11
#endif
import Foundation

/// Reads the X resources that desktops and `xrdb` set; SDL 2 does not read them.
nonisolated enum XResources {
  /// The density for text in dots per inch, `Xft.dpi`; nil without an X server or the resource.
  static var textDensity: CGFloat? {
    #if os(Linux)
      guard let display = XOpenDisplay(nil) else { return nil }
      defer { XCloseDisplay(display) }
      guard let text = XGetDefault(display, "Xft", "dpi") else { return nil }
      return density(String(cString: text))
    #else
      return nil
    #endif
  }

  /// Parses a density; nil if it is not a positive number.
  static func density(_ text: String) -> CGFloat? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap {
      $0.isFinite && $0 > 0 ? CGFloat($0) : nil
    }
  }
}
