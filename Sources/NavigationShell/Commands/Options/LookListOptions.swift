import ArgumentParser
import Scenario

/// Options for several looks at once.
struct LookListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Several screens, such as iphone-se-1,ipad-11.", valueName: "names"),
    transform: deviceList)
  var devices: [Device]?
  @Option(
    help: ArgumentHelp("Several appearances: light,dark.", valueName: "names"),
    transform: appearanceList)
  var appearances: [Look]?
  @Option(
    help: ArgumentHelp("Several text sizes, such as L,AX5.", valueName: "names"),
    transform: textSizeList)
  var textSizes: [String]?

  /// All combinations, each with what it changes; one that changes nothing without a list.
  var combinations: [(device: Device?, look: Look)] {
    (devices.map { $0.map(Optional.some) } ?? [nil]).flatMap { device in
      (appearances ?? [Look()]).flatMap { look in
        (textSizes.map { $0.map(Optional.some) } ?? [nil]).map { size in
          var look = look
          look.textSize = size
          return (device, look)
        }
      }
    }
  }
}

nonisolated func deviceList(_ names: String) throws -> [Device] {
  try list(names).map(device(named:)).unique
}

nonisolated func appearanceList(_ names: String) throws -> [Look] {
  try list(names).map { name in
    guard let appearance = ScreenOptions.Appearance(rawValue: name) else {
      throw ValidationError(
        .unknownName(
          name, kind: "appearance", available: ScreenOptions.Appearance.allCases.map(\.rawValue)))
    }
    var look = Look()
    look.isDark = appearance == .dark
    return look
  }.unique
}

nonisolated func textSizeList(_ names: String) throws -> [String] {
  // Each size with a name has a short one.
  try list(names).compactMap { ScreenSettings.name(of: try textSize(named: $0)) }.unique
}

nonisolated func languageList(_ names: String) -> [String] {
  names.split(separator: ",").map(String.init).unique
}

private nonisolated func list(_ names: String) -> [String] {
  names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}
