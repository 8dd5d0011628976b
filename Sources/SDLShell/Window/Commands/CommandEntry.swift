import Foundation
import Input

/// A command with its name and its keys: a row of the menu and of the list of keys.
public nonisolated struct CommandEntry: Hashable, Sendable {
  /// A part of the menu.
  public enum Section: String, Sendable, CaseIterable {
    /// The device and the app on it.
    case device = "Device"
    /// How things look.
    case appearance = "Appearance"
    /// Aids to see what happens.
    case view = "View"
    /// The window itself.
    case window = "Window"
  }

  /// The part of the menu it is in.
  public var section: Section
  /// Its name in the menu.
  public var title: String
  /// The command that it does.
  public var command: WindowCommand
  /// The keys that people are told, the default one first.
  public var shortcuts: [Shortcut]
  /// The same keys on other keyboards.
  var otherShortcuts: [Shortcut] = []

  init(
    _ section: Section, _ title: String, _ command: WindowCommand, _ shortcuts: Shortcut...,
    others: [Shortcut] = []
  ) {
    (self.section, self.title, self.command) = (section, title, command)
    (self.shortcuts, otherShortcuts) = (shortcuts, others)
  }
}

nonisolated extension CommandEntry {
  /// All commands: their order is that of the menu.
  public static let all: [CommandEntry] = [
    CommandEntry(.device, "Change Device", .open(.devices), .key("d", [.control, .shift])),
    CommandEntry(.device, "Rotate Left", .rotate(.left), Shortcut(.key(.left), .control)),
    CommandEntry(.device, "Rotate Right", .rotate(.right), Shortcut(.key(.right), .control)),
    CommandEntry(
      .device, "Home Indicator", .screen(.homeIndicator), .key("h", [.control, .alternate])),
    CommandEntry(.device, "Software Keyboard", .screen(.softwareKeyboard), .key("k", .control)),
    CommandEntry(.device, "Status Bar", .open(.statusBar), .key("s", [.control, .alternate])),
    CommandEntry(
      .device, "In-Call Status Bar", .screen(.statusBar(.call)), .key("y", [.control, .alternate])),
    CommandEntry(
      .device, "Memory Warning", .screen(.memoryWarning), .key("m", [.control, .shift])),
    CommandEntry(.device, "Shake", .screen(.shake), .key("z", [.control, .alternate])),
    CommandEntry(.device, "Quick Actions", .open(.quickActions)),
    CommandEntry(.device, "Language", .open(.languages), .key("l", [.control, .shift])),
    CommandEntry(
      .device, "Scenes and Segues…", .screen(.scenes), .key("o", [.control, .shift])),
    CommandEntry(.device, "Restart App", .screen(.restart), .key("r", [.control, .shift])),
    CommandEntry(
      .appearance, "Dark", .screen(.look(.otherAppearance)), .key("a", [.control, .shift])),
    CommandEntry(
      .appearance, "Larger Text", .screen(.look(.largerText)), .key("+", [.control, .alternate]),
      others: plus([.control, .alternate])),
    CommandEntry(
      .appearance, "Smaller Text", .screen(.look(.smallerText)),
      .key("-", [.control, .alternate])),
    CommandEntry(
      .appearance, "Bold Text", .screen(.look(.boldText)), .key("b", [.control, .alternate])),
    CommandEntry(
      .appearance, "Increase Contrast", .screen(.look(.contrast)),
      .key("c", [.control, .alternate])),
    CommandEntry(
      .appearance, "Reduce Motion", .screen(.look(.reducedMotion)),
      .key("m", [.control, .alternate])),
    CommandEntry(
      .appearance, "Prefer Cross-Fade Transitions", .screen(.look(.crossFade)),
      .key("f", [.control, .alternate])),
    CommandEntry(
      .appearance, "Reduce Transparency", .screen(.look(.reducedTransparency)),
      .key("p", [.control, .alternate])),
    CommandEntry(
      .appearance, "Right to Left", .screen(.look(.otherDirection)),
      .key("r", [.control, .alternate])),
    CommandEntry(.view, "Slow Animations", .slowAnimations, .key("t", .control)),
    CommandEntry(.view, "Show Touches", .touches, .key("t", [.control, .shift])),
    CommandEntry(.view, "Two Fingers", .twoFingers, Shortcut(.function(7))),
    CommandEntry(.view, "Inspector", .inspector, .key("i", .control)),
    CommandEntry(.view, "Keys to Inspector", .inspectorKeys, Shortcut(.function(6))),
    CommandEntry(.view, "Views in 3D", .model, Shortcut(.function(8))),
    CommandEntry(.view, "Pause", .screen(.pause), .key("p", .control)),
    CommandEntry(.view, "Step Back", .screen(.stepBack), .key(",", .control)),
    CommandEntry(.view, "Step Forward", .screen(.stepForward), .key(".", .control)),
    CommandEntry(.view, "Save Screen", .saveScreen, .key("s", .control)),
    CommandEntry(.view, "Save Device", .saveDevice, .key("s", [.control, .shift])),
    CommandEntry(.view, "Film", .film, .key("r", .control)),
    CommandEntry(.window, "Bezel", .bezel, .key("b", .control)),
    CommandEntry(.window, "Zoom", .open(.zooms)),
    CommandEntry(.window, "Physical Size", .zoom(.to(.physical)), .key("1", .control)),
    CommandEntry(.window, "Point Accurate", .zoom(.to(.factor(1))), .key("2", .control)),
    CommandEntry(.window, "Pixel Accurate", .zoom(.to(.pixels)), .key("3", .control)),
    CommandEntry(.window, "Zoom In", .zoom(.larger), .key("+", .control), others: plus(.control)),
    CommandEntry(.window, "Zoom Out", .zoom(.smaller), .key("-", .control)),
    CommandEntry(.window, "Fit or Actual Size", .zoom(.fitOrActual), .key("0", .control)),
    CommandEntry(.window, "Menu", .open(.menu), Shortcut(.function(10))),
    CommandEntry(
      .window, "Keys", .open(.keys), Shortcut(.function(1)), .key("?"),
      // Where the question mark is on American and German keyboards.
      others: [.key("?", .shift), .key("/", .shift), .key("ß", .shift)]),
    CommandEntry(.window, "Quit", .quit, .key("q", .control)),
  ]

  /// Plus needs Shift on some keyboards, and is the key of the equals sign on others.
  private static func plus(_ modifiers: Modifiers) -> [Shortcut] {
    [
      .key("+", modifiers.union(.shift)), .key("=", modifiers), .key("=", modifiers.union(.shift)),
    ]
  }

  /// The command of a shortcut; nil if the key is for the screen.
  ///
  /// - Parameters:
  ///   - isTyping: Whether text is edited, which gets the keys that it needs.
  ///   - isWanted: Whether the app has a use for the key, which gets it if it is a single one.
  static func command(
    _ shortcut: Shortcut, isTyping: Bool, isWanted: Bool = false
  ) -> WindowCommand? {
    guard !isTyping || !shortcut.yieldsToTyping, !isWanted || !shortcut.isSingleKey else {
      return nil
    }
    return commands[shortcut]
  }

  private static let commands: [Shortcut: WindowCommand] = Dictionary(
    uniqueKeysWithValues: all.flatMap { entry in
      (entry.shortcuts + entry.otherShortcuts).map { ($0, entry.command) }
    })
}

nonisolated extension Shortcut {
  fileprivate static func key(_ character: Character, _ modifiers: Modifiers = []) -> Shortcut {
    Shortcut(.key(.character(character)), modifiers)
  }
}
