import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// What is set; it lasts as long as the program runs.
final class SettingsStore {
  var isFlying = false
  var usesWiFi = true
  var usesBluetooth = true
  var networks = [
    Network(name: "Harbour Café"), Network(name: "Home"), Network(name: "Library"),
    Network(name: "Night Train"), Network(name: "Office"),
  ]
  var hasLargeRows = false
  var showsDetails = true
  var hidesToolbar = false
  var accent = Accent.blue
  var brightness: Float = 0.7
  var sound = "Chime"
  var vibrates = true
  var region = "United States"

  /// A network that was joined before.
  struct Network: Hashable {
    let name: String
    var joinsByItself = true
    var addressing = "Automatic"
  }

  /// What makes every row look different.
  struct RowAppearance: Hashable {
    /// In points.
    let rowHeight: CGFloat
    let showsDetails: Bool
    /// What that is more than usual.
    var extraHeight: CGFloat { rowHeight - SettingsStore.usualHeight }
  }

  var look: RowAppearance {
    RowAppearance(
      rowHeight: hasLargeRows ? SettingsStore.largeHeight : SettingsStore.usualHeight,
      showsDetails: showsDetails)
  }
  // In points.
  private static let usualHeight: CGFloat = 44
  private static let largeHeight: CGFloat = 64

  /// What Wi-Fi is up to.
  var wiFiState: String { isFlying || !usesWiFi ? "Off" : networks.first?.name ?? "Not Joined" }
}

/// The colour of everything that can be pressed.
enum Accent: String, CaseIterable {
  case blue, green, orange, pink, purple

  var title: String { rawValue.capitalized }

  var color: UIColor {
    switch self {
    case .blue: .systemBlue
    case .green: .systemGreen
    case .orange: .systemOrange
    case .pink: .systemPink
    case .purple: .systemPurple
    }
  }
}
