import Input
import Testing

@testable import NavigationShell

/// The meaning of keys for the launcher.
struct LauncherKeyTests {
  @Test(
    arguments: [
      (Key.character("3"), [], false, false, LauncherKey.segue(2)),
      (.character("3"), [], true, false, .segue(2)),
      (.character("3"), [], false, true, nil), (.character("3"), [.control], false, false, nil),
      (.character("0"), [], false, false, nil), (.character("٣"), [], false, false, nil),
      (.escape, [], true, true, .close), (.escape, [], false, false, nil),
      (.up, [], true, true, .mark(.lines(-1))), (.down, [], true, false, .mark(.lines(1))),
      (.pageUp, [], true, true, .mark(.pages(-1))), (.end, [], true, true, .mark(.last)),
      (.down, [], false, false, nil), (.home, [.shift], true, false, nil),
    ] as [(Key, Modifiers, Bool, Bool, LauncherKey?)])
  func `a key is the launcher's or the app's`(
    key: Key, modifiers: Modifiers, isOpen: Bool, isWanted: Bool, meaning: LauncherKey?
  ) {
    let event = KeyEvent(key: key, modifiers: modifiers, time: 0)
    #expect(
      LauncherKey(event, isOpen: isOpen, showsList: isOpen, isWanted: isWanted) == meaning)
    var lifted = event
    lifted.phase = .up
    #expect(LauncherKey(lifted, isOpen: isOpen, showsList: isOpen, isWanted: isWanted) == nil)
  }

  @Test func `on the map the keys of the list are others'`() {
    for key in [Key.up, .down, .pageDown, .home] {
      let event = KeyEvent(key: key, time: 0)
      #expect(LauncherKey(event, isOpen: true, showsList: false, isWanted: false) == nil)
    }
  }
}
