/// The settings, in memory only.
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

  /// A known network.
  struct Network: Hashable {
    let name: String
    var joinsByItself = true
    var addressing = "Automatic"
  }

  /// The settings that change the appearance of all rows.
  struct RowAppearance: Hashable {
    /// In points.
    let rowHeight: CGFloat
    let showsDetails: Bool
    /// The height added to the default one, in points.
    var extraHeight: CGFloat { rowHeight - SettingsStore.defaultHeight }
  }

  var look: RowAppearance {
    RowAppearance(
      rowHeight: hasLargeRows ? SettingsStore.largeHeight : SettingsStore.defaultHeight,
      showsDetails: showsDetails)
  }
  // In points.
  private static let defaultHeight: CGFloat = 44
  private static let largeHeight: CGFloat = 64

  /// The state of Wi-Fi as text.
  var wiFiState: String { isFlying || !usesWiFi ? "Off" : networks.first?.name ?? "Not Joined" }
}

/// The tint colour.
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
