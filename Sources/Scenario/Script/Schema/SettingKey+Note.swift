nonisolated extension SettingKey {
  /// What the setting is, in Markdown.
  var note: String {
    switch self {
    case .app:
      "a demo's name, or the path of a folder, a storyboard or an Xcode project, relative to "
        + "the scenario's folder; not needed by a program with a single app"
    case .language:
      "of a storyboard: `de`, or `double`, `accented`, `bounded`; see "
        + "[storyboards](storyboards.md). Of a [ported app](porting.md): `de`"
    case .description: "any text, for readers; pages to [share](sharing.md) show it"
    case .device:
      "a name from `navshell list`, with the suffix `-landscape` if needed, or a size such as "
        + "`500x500@1.5`"
    case .keyboard:
      "`true` draws a keyboard while text is edited, whose keys are elements of the role `key`; "
        + "`false` by default"
    case .statusBar:
      #"what it shows: `{time: "10:30", carrier: Harbour, signal: 2, battery: 20, in-call: "#
        + #"true}`, also `date`, `percentage` and `locale`; what is left out is as usual"#
    case .time:
      "`{zone: Europe/Zurich, date: 2026-03-01 14:30}`: the time zone of the app, and the moment at "
        + "which its date pickers begin"
    case .pointer: "`touch` (the default), `mouse` or `pen`"
    case .tags:
      "words by which [scenarios are chosen](#choosing-scenarios): `smoke`, or `[smoke, forms]`"
    case .parameters: "[names with values](#parameters) for the texts of this file"
    case .cases: "[runs of the same steps](#cases) with other values"
    case .looks: "`pairwise` for [fewer combinations](#fewer-combinations), or `all`, the default"
    case .tolerance:
      "how far pictures may differ: `{levels: 2, pixels: 10, densest: 4, reason: why}`; not at "
        + "all by default"
    case .steps: "the steps, in order"
    }
  }
}
