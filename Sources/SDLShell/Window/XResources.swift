#if os(Linux)
  import CX11
#endif
import Foundation

/// What `xrdb` and desktops tell X's programs; SDL 2 does not read it.
nonisolated enum XResources {
  /// The dots an inch that text is to be drawn for, `Xft.dpi`; nil where no X server says so.
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

  /// What an entry says; nil if that is no density.
  static func density(_ text: String) -> CGFloat? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap {
      $0.isFinite && $0 > 0 ? CGFloat($0) : nil
    }
  }
}
