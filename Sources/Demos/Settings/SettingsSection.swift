/// A group of settings.
struct SettingsSection {
  var header: String?
  var footer: String?
  var rows: [SettingsRow]
}

/// One setting.
struct SettingsRow {
  let title: String
  var icon: SettingsIcon?
  var detail: String?
  let kind: Kind

  enum Kind {
    /// A switch.
    case toggle(ReferenceWritableKeyPath<SettingsStore, Bool>)
    /// A slider.
    case slider(ReferenceWritableKeyPath<SettingsStore, Float>)
    /// Another page, with the value that is set there.
    case page(value: String?, make: () -> UIViewController)
    /// One of several options, with a check mark if it is chosen.
    case choice(isChosen: Bool, choose: () -> Void)

    /// The reuse identifier of its cells.
    var cellName: String {
      switch self {
      case .toggle: "switch"
      case .slider: "slider"
      case .page: "page"
      case .choice: "choice"
      }
    }
  }

  static func toggle(
    _ title: String, _ icon: SettingsIcon? = nil, detail: String? = nil,
    _ setting: ReferenceWritableKeyPath<SettingsStore, Bool>
  ) -> SettingsRow {
    SettingsRow(title: title, icon: icon, detail: detail, kind: .toggle(setting))
  }

  static func slider(
    _ title: String, _ icon: SettingsIcon, _ setting: ReferenceWritableKeyPath<SettingsStore, Float>
  ) -> SettingsRow {
    SettingsRow(title: title, icon: icon, kind: .slider(setting))
  }

  static func page(
    _ title: String, _ icon: SettingsIcon? = nil, value: String? = nil,
    make: @escaping () -> UIViewController
  ) -> SettingsRow {
    SettingsRow(title: title, icon: icon, kind: .page(value: value, make: make))
  }

  static func choice(
    _ title: String, isChosen: Bool, choose: @escaping () -> Void
  ) -> SettingsRow {
    SettingsRow(title: title, kind: .choice(isChosen: isChosen, choose: choose))
  }
}
