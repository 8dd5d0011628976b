import Foundation

extension UIButton {
  /// The kinds of button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// No default look.
    case custom
    /// Tinted text or a tinted symbol.
    case system
    /// A tinted i in a circle.
    case detailDisclosure
    /// The same as ``detailDisclosure``.
    case infoLight
    /// The same as ``detailDisclosure``.
    case infoDark
    /// A tinted plus in a circle.
    case contactAdd
    /// A tinted cross in a circle.
    case close = 7

    /// The former name of ``system``.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }
  }
}

nonisolated extension UIButton.ButtonType {
  /// The size of a title's letters, in points, as UIKit has it.
  var titleSize: CGFloat { self == .custom ? 18 : 15 }

  /// The symbol that a button of the type shows, and its name for assistive technology.
  var symbol: (name: String, label: String)? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
    case .contactAdd: ("plus.circle", "Add")
    case .close: ("xmark", "Close")
    }
  }
}
