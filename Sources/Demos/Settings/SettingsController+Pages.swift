extension SettingsController {
  /// The first page.
  static func first(_ store: SettingsStore) -> SettingsController {
    let page = SettingsController("Settings", store) { store in
      [
        SettingsSection(rows: [
          .toggle("Airplane Mode", SettingsIcon("airplane", .systemOrange), \.isFlying),
          .page("Wi-Fi", SettingsIcon("wifi", .systemBlue), value: store.wiFiState) { wiFi(store) },
          .toggle("Bluetooth", SettingsIcon("link", .systemBlue), \.usesBluetooth),
        ]),
        SettingsSection(rows: [
          .page("Display", SettingsIcon("sun.max", .systemBlue), value: store.accent.title) {
            display(store)
          },
          .page("Sounds", SettingsIcon("speaker.wave.2", .systemPink), value: store.sound) {
            sounds(store)
          },
        ]),
        SettingsSection(
          footer: "Nothing here reaches beyond this window.",
          rows: [.page("General", SettingsIcon("gear", .systemGray)) { general(store) }]),
      ]
    }
    page.navigationItem.largeTitleDisplayMode = .always
    return page
  }

  private static func wiFi(_ store: SettingsStore) -> SettingsController {
    SettingsController("Wi-Fi", store) { store in
      [
        SettingsSection(
          footer: "Known networks are joined in their order, the first one first.",
          rows: [
            .toggle("Wi-Fi", SettingsIcon("wifi", .systemBlue), \.usesWiFi),
            .page("Known Networks", value: "\(store.networks.count)") {
              KnownNetworksController(store)
            },
          ])
      ]
    }
  }

  private static func display(_ store: SettingsStore) -> SettingsController {
    SettingsController("Display", store) { store in
      [
        SettingsSection(
          header: "Lists", footer: "These act on every page of Settings, at once.",
          rows: [
            .toggle(
              "Large Rows", SettingsIcon("list.bullet", .systemGreen),
              detail: "More room for fingers", \.hasLargeRows),
            .toggle(
              "Show Details", SettingsIcon("eye", .systemIndigo), detail: "Lines such as this one",
              \.showsDetails),
            .toggle(
              "Hide Toolbar", SettingsIcon("line.3.horizontal", .systemGray),
              detail: "The bar at the bottom", \.hidesToolbar),
          ]),
        SettingsSection(
          header: "Brightness",
          rows: [.slider("Brightness", SettingsIcon("sun.max", .systemBlue), \.brightness)]),
        SettingsSection(
          header: "Colour",
          rows: [
            .page(
              "Accent Colour", SettingsIcon("paintpalette", .systemPurple),
              value: store.accent.title
            ) { accents(store) }
          ]),
      ]
    }
  }

  private static func accents(_ store: SettingsStore) -> SettingsController {
    SettingsController("Accent Colour", store) { store in
      [
        SettingsSection(
          footer: "The colour of everything that can be pressed.",
          rows: Accent.allCases.map { accent in
            .choice(accent.title, isChosen: accent == store.accent) { store.accent = accent }
          })
      ]
    }
  }

  private static func sounds(_ store: SettingsStore) -> SettingsController {
    SettingsController("Sounds", store) { store in
      [
        SettingsSection(rows: [.toggle("Vibrate", SettingsIcon("bell", .systemRed), \.vibrates)]),
        choices("Alert", ["Chime", "Drop", "Bell", "Wood", "None"], \.sound, store),
      ]
    }
  }

  private static func general(_ store: SettingsStore) -> SettingsController {
    SettingsController("General", store) { store in
      [
        SettingsSection(rows: [
          .page(
            "Language & Region", SettingsIcon("textformat.size", .systemGray), value: store.region
          ) { regions(store) }
        ])
      ]
    }
  }

  private static func regions(_ store: SettingsStore) -> SettingsController {
    SettingsController("Language & Region", store) { store in
      let names = ["Australia", "Canada", "India", "Ireland", "United Kingdom", "United States"]
      return [choices("Region", names, \.region, store)]
    }
  }

  private static func choices(
    _ header: String, _ names: [String], _ setting: ReferenceWritableKeyPath<SettingsStore, String>,
    _ store: SettingsStore
  ) -> SettingsSection {
    let rows = names.map { name in
      SettingsRow.choice(name, isChosen: store[keyPath: setting] == name) {
        store[keyPath: setting] = name
      }
    }
    return SettingsSection(header: header, rows: rows)
  }
}
