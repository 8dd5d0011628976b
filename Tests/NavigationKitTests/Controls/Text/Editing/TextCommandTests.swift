import Input
import Testing

@testable import NavigationKit

/// The commands by which keys edit a text.
struct TextCommandTests {
  private nonisolated static let commands: [(Key, Modifiers, TextCommand)] = [
    (.left, [], TextCommand.edit(.move(.left, extends: false))),
    (.right, .shift, .edit(.move(.right, extends: true))),
    (.left, .control, .edit(.move(.wordLeft, extends: false))),
    (.right, [.control, .shift], .edit(.move(.wordRight, extends: true))),
    (.home, [], .edit(.move(.lineStart, extends: false))),
    (.end, .control, .edit(.move(.end, extends: false))),
    (.up, [], .edit(.move(.up, extends: false))),
    (.pageDown, .shift, .edit(.move(.pageDown, extends: true))),
    (.delete, [], .deleteBackward), (.delete, .control, .edit(.delete(.wordBackward))),
    (.deleteForward, [], .edit(.delete(.forward))),
    (.deleteForward, .control, .edit(.delete(.wordForward))),
    (.return, [], .type("\n")), (.tab, [], .type("\t")),
    (.character("a"), .control, .edit(.selectAll)), (.character("c"), .control, .copy),
    (.character("x"), .control, .cut), (.character("v"), .command, .paste),
    (.character("z"), .control, .edit(.undo)), (.character("z"), [.control, .shift], .edit(.redo)),
    (.character("y"), .control, .edit(.redo)),
  ]

  @Test(arguments: commands)
  func `a key edits`(key: Key, modifiers: Modifiers, command: TextCommand) {
    let event = KeyEvent(key: key, modifiers: modifiers, time: 0)
    #expect(TextCommand(event, isMultiline: true) == command)
  }

  private nonisolated static let others: [(Key, Modifiers)] = [
    (.escape, []), (.back, []), (.left, .alternate), (.character("a"), []),
    (.character("a"), [.control, .shift]), (.character("s"), .control), (.tab, .shift),
  ]

  @Test(arguments: others)
  func `other keys are not for the text`(key: Key, modifiers: Modifiers) {
    let event = KeyEvent(key: key, modifiers: modifiers, time: 0)
    #expect(TextCommand(event, isMultiline: true) == nil)
  }

  @Test func `a field of one line leaves Tab to others`() {
    #expect(TextCommand(KeyEvent(key: .tab, time: 0), isMultiline: false) == nil)
  }
}
