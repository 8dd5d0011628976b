import ArgumentParser
import Scenario

/// The options of an audit for its looks.
struct AuditLookOptions: ParsableArguments {
  @Option(
    name: .customLong("looks"),
    help: ArgumentHelp(
      "Which looks: some twenty, each pair of settings, or all combinations.",
      valueName: AuditLooks.allCases.map(\.rawValue).joined(separator: "|")))
  var choice = AuditLooks.usual
  @Option(
    help: ArgumentHelp("Which screens, such as iphone-se-1,ipad-11.", valueName: "names"),
    transform: deviceList)
  var devices: [Device]?
  @Option(
    help: ArgumentHelp("Which text sizes, such as L,AX5.", valueName: "names"),
    transform: textSizeList)
  var textSizes: [String]?
  @Option(
    help: ArgumentHelp(
      "Which languages of a storyboard, such as de,fr,double.", valueName: "names"),
    transform: languageList)
  var languages: [String]?

  /// The settings whose combinations are audited.
  var settings: AuditedSettings {
    AuditedSettings(
      choice: choice, devices: devices, textSizes: textSizes, languages: languages)
  }
}
