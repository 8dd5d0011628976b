import ArgumentParser
import NavigationKit
import Scenario

/// What an app is shown on, and how.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The screen: a device of the list, NAME-landscape for it on its side, or WIDTHxHEIGHT@SCALE.",
      valueName: "name"),
    transform: device(named:))
  var chosenDevice: Device?
  @Option(help: ArgumentHelp("Light or dark.", valueName: "light|dark"))
  var appearance: Appearance?
  @Flag(help: "Let lines start at the right edge.")
  var rtl = false
  @Option(
    help: ArgumentHelp(
      "How large text is: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or extra-small and so on.",
      valueName: "name"),
    transform: textSize(named:))
  var textSize: UIContentSizeCategory?
  @Flag(help: "Show heavier letters.")
  var boldText = false
  @Option(help: ArgumentHelp("How much things stand out.", valueName: "normal|high"))
  var contrast: Contrast?
  @Flag(help: "Let pages fade rather than slide.")
  var reduceMotion = false
  @Flag(help: "Let nothing shine through bars.")
  var reduceTransparency = false

  /// What was asked for, else the window.
  var device: Device { chosenDevice ?? .window }

  /// Light or dark, as typed.
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  /// How much things stand out, as typed.
  enum Contrast: String, ExpressibleByArgument, CaseIterable {
    case normal, high
  }

  /// The traits that were asked for; what was not is left to the device.
  @MainActor var traits: UITraitCollection {
    var asked: [UITraitCollection] = []
    if let appearance {
      asked.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light))
    }
    if rtl { asked.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    if let textSize { asked.append(UITraitCollection(preferredContentSizeCategory: textSize)) }
    if boldText { asked.append(UITraitCollection(legibilityWeight: .bold)) }
    if contrast == .high { asked.append(UITraitCollection(accessibilityContrast: .high)) }
    if reduceMotion { asked.append(UITraitCollection(reducesMotion: true)) }
    if reduceTransparency { asked.append(UITraitCollection(reducesTransparency: true)) }
    return UITraitCollection(traitsFrom: asked)
  }
}

private nonisolated func device(named name: String) throws -> Device {
  guard let device = Device(named: name) else {
    throw ValidationError(Device.complaint(about: name))
  }
  return device
}

private nonisolated func textSize(named name: String) throws -> UIContentSizeCategory {
  guard let category = ScreenSettings.textSize(named: name) else {
    let names = ScreenSettings.textSizes.map(\.short).joined(separator: ", ")
    throw ValidationError("there is no text size \"\(name)\": it must be one of \(names)")
  }
  return category
}
