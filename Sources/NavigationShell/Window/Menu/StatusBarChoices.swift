import SDLShell

/// A part of the status bar's panel: default values, and values that layouts may not be ready for.
nonisolated struct StatusBarChoices {
  /// The heading of a part.
  let title: String
  /// The choices of the part.
  let choices: [(title: String, command: StatusBarCommand)]

  static let all = [
    StatusBarChoices(
      title: "Time", choices: ["9:41", "11:11", "22:48"].map { ($0, .time($0)) }),
    StatusBarChoices(title: "Date", choices: [("Usual", .date(nil)), ("None", .date(""))]),
    StatusBarChoices(
      title: "Carrier",
      choices: [("None", .carrier(""))]
        + ["Carrier", "A Network of a Long Name"].map { ($0, .carrier($0)) }),
    StatusBarChoices(
      title: "Signal", choices: [4, 2, 0].map { ("\($0) Bars", .signal($0)) }),
    StatusBarChoices(
      title: "Battery", choices: [100, 50, 20, 5].map { ("\($0) %", .battery($0)) }),
    StatusBarChoices(
      title: "Percentage",
      choices: [("Usual", nil), ("Shown", true), ("Hidden", false)].map { ($0, .percentage($1)) }),
    StatusBarChoices(title: "Call", choices: [("In-Call Status Bar", .call)]),
  ]
}
