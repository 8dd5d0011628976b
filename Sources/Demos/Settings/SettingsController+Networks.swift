extension SettingsController {
  /// The page of one network.
  static func network(_ index: Int, _ store: SettingsStore) -> SettingsController {
    SettingsController(store.networks[index].name, store) { store in
      guard store.networks.indices.contains(index) else { return [] }
      return [
        SettingsSection(
          footer: "A network that is not joined by itself waits to be chosen.",
          rows: [
            .toggle("Auto-Join", SettingsIcon("wifi", .systemBlue), \.networks[index].joinsByItself)
          ]),
        SettingsSection(
          header: "Address",
          rows: [
            .page("Configure IP", value: store.networks[index].addressing) {
              addressing(index, store)
            }
          ]),
      ]
    }
  }

  private static func addressing(_ index: Int, _ store: SettingsStore) -> SettingsController {
    SettingsController("Configure IP", store) { store in
      let chosen = store.networks[index].addressing
      let rows = ["Automatic", "Manual", "BootP"].map { name in
        SettingsRow.choice(name, isChosen: name == chosen) {
          store.networks[index].addressing = name
        }
      }
      return [SettingsSection(rows: rows)]
    }
  }
}
