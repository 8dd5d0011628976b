import ArgumentParser

/// What an app is shown on.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen: a device of the list, or WIDTHxHEIGHT@SCALE in points.", valueName: "name"),
    transform: device(named:))
  var device = Device.window
}

private nonisolated func device(named name: String) throws -> Device {
  guard let device = Device(named: name) else {
    throw ValidationError(
      "there is no device \"\(name)\": list names them, and 500x500@1.5 makes one")
  }
  return device
}
