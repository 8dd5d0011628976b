import ArgumentParser

/// What an app is shown on.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen: a device of the list, NAME-landscape for it on its side, or WIDTHxHEIGHT@SCALE.",
      valueName: "name"),
    transform: device(named:))
  var device = Device.window
}

private nonisolated func device(named name: String) throws -> Device {
  guard let device = Device(named: name) else {
    throw ValidationError(Device.complaint(about: name))
  }
  return device
}
