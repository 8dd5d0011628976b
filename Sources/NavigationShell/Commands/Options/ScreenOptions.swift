import ArgumentParser
import NavigationKit
import Scenario

/// Options for the device and the appearance of an app.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The screen: a device of the list, NAME-landscape for it on its side, or WIDTHxHEIGHT@SCALE.",
      valueName: "name"),
    transform: device(named:))
  var namedDevice: Device?
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
  @Flag(help: "Let nothing turn, zoom or shift in depth; pages still slide.")
  var reduceMotion = false
  @Flag(help: "Let pages fade rather than slide; this reduces motion, too.")
  var preferCrossFade = false
  @Flag(help: "Let nothing shine through bars.")
  var reduceTransparency = false
  @Flag(help: "Draw a keyboard over the app while text is edited; its keys can be tapped.")
  var keyboard = false

  @Option(
    help: ArgumentHelp(
      "What the status bar shows, such as time=10:30,carrier=Harbour,signal=2,battery=20,in-call.",
      valueName: "parts"),
    transform: statusBar(written:))
  var statusBar: StatusBar?

  /// The chosen device, with the chosen status bar; nil if none is chosen.
  var chosenDevice: Device? { namedDevice?.showing(statusBar) }
  /// The chosen device, else the window.
  var device: Device { device(else: .window) }
  /// The chosen device, else another one, with the chosen status bar.
  func device(else other: Device) -> Device { (namedDevice ?? other).showing(statusBar) }

  /// The values of `--appearance`.
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  /// The values of `--contrast`.
  enum Contrast: String, ExpressibleByArgument, CaseIterable {
    case normal, high
  }

  /// The chosen appearance; nil values are the device's defaults.
  var look: Look {
    var look = Look()
    look.isDark = appearance.map { $0 == .dark }
    look.isRightToLeft = rtl ? true : nil
    look.textSize = textSize.flatMap(ScreenSettings.name)
    look.hasBoldText = boldText ? true : nil
    look.hasHighContrast = contrast.map { $0 == .high }
    look.reducesMotion = reduceMotion ? true : nil
    look.prefersCrossFade = preferCrossFade ? true : nil
    look.reducesTransparency = reduceTransparency ? true : nil
    return look
  }

  /// The appearance as traits.
  @MainActor var traits: UITraitCollection { look.traits }
}

nonisolated func device(named name: String) throws -> Device {
  guard let device = Device(named: name) else {
    throw ValidationError(.unknownDevice(name))
  }
  return device
}

private nonisolated func statusBar(written text: String) throws -> StatusBar {
  guard let bar = StatusBar(written: text) else { throw ValidationError(.badStatusBar(text)) }
  return bar
}

nonisolated func textSize(named name: String) throws -> UIContentSizeCategory {
  guard let category = ScreenSettings.textSize(named: name) else {
    throw ValidationError(
      .unknownName(name, kind: "text size", available: ScreenSettings.textSizes.map(\.short)))
  }
  return category
}
