import Foundation
import Input
import Testing

@testable import SDLShell

/// The table of commands, and the keys that the screen does not hear of.
@Suite struct CommandEntryTests {
  @Test func `each command has one entry and a name of its own`() {
    let entries = CommandEntry.all
    #expect(Set(entries.map(\.command)).count == entries.count)
    #expect(Set(entries.map(\.title)).count == entries.count)
  }

  @Test func `what stands in the menu is what the key does`() {
    for entry in CommandEntry.all {
      for shortcut in entry.shortcuts {
        #expect(CommandEntry.command(shortcut, isTyping: false) == entry.command)
      }
    }
  }

  @Test func `only keys that type or move the caret are the text's`() {
    let textual = CommandEntry.all.filter { entry in
      entry.shortcuts.contains { CommandEntry.command($0, isTyping: true) == nil }
    }
    #expect(textual.map(\.title) == ["Rotate Left", "Rotate Right", "Keys"])
    #expect(CommandEntry.command(Shortcut(.function(1)), isTyping: true) == .open(.keys))
  }

  @Test func `single keys are the app's where it has a use for them, others never`() {
    for entry in CommandEntry.all {
      for shortcut in entry.shortcuts {
        let command = CommandEntry.command(shortcut, isTyping: false, isWanted: true)
        #expect(command == (shortcut.text == "?" ? nil : entry.command), "\(shortcut.text)")
      }
    }
  }

  @Test func `shortcuts are written as on keyboards`() {
    let texts = CommandEntry.all.flatMap { $0.shortcuts.map(\.text) }
    for text in ["Ctrl+Shift+A", "Ctrl+Alt+Plus", "Ctrl+Minus", "Ctrl+Left", "F10", "?"] {
      #expect(texts.contains(text))
    }
  }

  @Test func `a key that was taken is not heard of when it goes up, once`() {
    var keys = ConsumedKeys()
    func ends(_ event: InputEvent) -> Bool { keys.end(with: event) }
    func key(_ phase: KeyEvent.Phase) -> InputEvent {
      .key(KeyEvent(key: .character("s"), modifiers: .control, phase: phase, time: 1))
    }
    #expect(!ends(key(.up)))
    keys.consume(key(.down))
    #expect(!ends(.key(KeyEvent(key: .escape, phase: .up, time: 1))))
    #expect(ends(key(.up)))
    #expect(!ends(key(.up)))
  }

  @Test func `what a key that was taken types is not heard of`() {
    var keys = ConsumedKeys()
    func ends(_ event: InputEvent) -> Bool { keys.end(with: event) }
    func key(_ character: Character) -> InputEvent {
      .key(KeyEvent(key: .character(character), modifiers: .control, time: 1))
    }
    func typed(_ text: String, _ phase: TextEvent.Phase = .committed) -> InputEvent {
      .text(TextEvent(text: text, phase: phase, time: 1))
    }
    #expect(!ends(typed("+")))
    keys.consume(key("+"))
    #expect(!ends(typed("か", .marked(selected: 0..<1))), "an input method composes")
    #expect(ends(typed("+")))
    #expect(!ends(typed("+")), "once")
    keys.consume(key("t"))
    #expect(!ends(key("a")) && !ends(typed("a")), "the next key types")
  }

  @Test func `every setting of the look has a key`() {
    for entry in CommandEntry.all where entry.section == .appearance {
      #expect(!entry.shortcuts.isEmpty, "\(entry.title)")
    }
  }

  @Test func `a flash fades and is then over`() {
    var flash = ScreenFlash()
    func fades(at time: TimeInterval) -> Bool { flash.fade(at: time) }
    #expect(!fades(at: 1))
    flash.begin(at: 1)
    #expect(fades(at: 1.1) && flash.isOn)
    #expect(fades(at: 1 + ScreenFlash.duration))
    #expect(!flash.isOn && !fades(at: 2))
  }
}
