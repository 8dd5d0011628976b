import CSDL2
import Foundation
import Input
import Testing

@testable import SDLShell

/// Translation of SDL events for a screen of 390×844 points at 1.5 units per point.
@Suite struct EventTranslatorTests {
  private let translator = {
    var translator = EventTranslator(
      geometry: WindowGeometry(
        units: CGSize(width: 585, height: 1266), unitsPerPoint: 1.5, pixelsPerUnit: 1))
    translator.mouse = CGPoint(x: 7, y: 9)
    translator.wakeUpType = 0x8001
    return translator
  }()

  private func meaning(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> WindowEvent? {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return translator.translate(event, at: 2)
  }

  private func click(_ button: Int32, isDown: Bool = true, device: UInt32 = 0) -> WindowEvent? {
    meaning(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP) {
      $0.button.button = UInt8(button)
      $0.button.state = isDown ? 1 : 0
      $0.button.which = device
      ($0.button.x, $0.button.y) = (30, 60)
    }
  }

  /// The event that a key means, unless the text or the app has a use for the key.
  private func press(
    _ key: SDL_KeyCode, held: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false,
    isTyping: Bool = false, isWanted: Bool = false
  ) -> WindowEvent? {
    let event = meaning(SDL_KEYDOWN) {
      $0.key.keysym.sym = SDL_Keycode(key.rawValue)
      $0.key.keysym.mod = UInt16(held.rawValue)
      $0.key.repeat = isRepeat ? 1 : 0
    }
    guard case .key(let stroke) = event else { return event }
    return stroke.meaning(isTyping: isTyping, isWanted: isWanted)
  }

  @Test func `the left mouse button is a finger, in points`() {
    let down = PointerEvent(
      id: 0, phase: .down, position: CGPoint(x: 20, y: 40), time: 2, kind: .mouse)
    #expect(click(SDL_BUTTON_LEFT) == .input(.pointer(down)))
    var up = down
    up.phase = .up
    #expect(click(SDL_BUTTON_LEFT, isDown: false) == .input(.pointer(up)))
  }

  @Test func `a file that is dropped is meant by its path`() {
    #expect(
      meaning(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/a/B.storyboard") }
        == .dropped("/a/B.storyboard"))
    #expect(meaning(SDL_DROPFILE) { $0.drop.file = nil } == nil)
  }

  @Test func `the right mouse button is a secondary click as it goes down`() {
    let event = SecondaryClickEvent(position: CGPoint(x: 20, y: 40), time: 2)
    #expect(click(SDL_BUTTON_RIGHT) == .input(.secondaryClick(event)))
    #expect(click(SDL_BUTTON_RIGHT, isDown: false) == nil)
    #expect(click(SDL_BUTTON_RIGHT, device: UInt32.max) == nil)
  }

  @Test func `the middle button touches nothing`() {
    #expect(click(SDL_BUTTON_MIDDLE) == nil)
  }

  @Test func `the side button of a mouse goes back`() {
    #expect(click(SDL_BUTTON_X1) == .input(.key(KeyEvent(key: .back, time: 2))))
  }

  @Test func `a mouse counts only while its left button is down`() {
    func moved(buttons: UInt32) -> WindowEvent? {
      meaning(SDL_MOUSEMOTION) {
        $0.motion.state = buttons
        ($0.motion.x, $0.motion.y) = (15, 15)
      }
    }
    #expect(moved(buttons: 0) == .hovered)
    #expect(moved(buttons: 4) == .hovered)
    let event = PointerEvent(
      id: 0, phase: .moved, position: CGPoint(x: 10, y: 10), time: 2, kind: .mouse)
    #expect(moved(buttons: 1) == .input(.pointer(event)))
  }

  @Test func `a finger is a finger, wherever the window ends`() {
    let event = meaning(SDL_FINGERMOTION) {
      $0.tfinger.fingerId = 4
      $0.tfinger.touchId = 1
      ($0.tfinger.x, $0.tfinger.y) = (0.5, 0.25)
    }
    let expected = PointerEvent(
      id: 6, phase: .moved, position: CGPoint(x: 195, y: 211), time: 2, kind: .touch)
    #expect(event == .input(.pointer(expected)))
  }

  @Test func `mice made up for fingers and fingers made up for mice are left out`() {
    #expect(click(SDL_BUTTON_LEFT, device: UInt32.max) == nil)
    #expect(meaning(SDL_FINGERDOWN) { $0.tfinger.touchId = -1 } == nil)
  }

  @Test(
    arguments: [
      (0, -1, CGSize(width: 0, height: -64), .step), (2, 0, CGSize(width: -128, height: 0), .step),
      (0, 0.25, CGSize(width: 0, height: 16), .changed),
      (1, -0.5, CGSize(width: -64, height: -32), .changed),
    ] as [(Float, Float, CGSize, ScrollEvent.Phase)])
  func `a wheel scrolls by notches and a touchpad by parts, what lies under the mouse`(
    x: Float, y: Float, delta: CGSize, phase: ScrollEvent.Phase
  ) {
    let event = meaning(SDL_MOUSEWHEEL) { ($0.wheel.preciseX, $0.wheel.preciseY) = (x, y) }
    let expected = ScrollEvent(
      position: CGPoint(x: 7, y: 9), delta: delta, phase: phase, time: 2)
    #expect(event == .input(.scroll(expected)))
  }

  @Test func `a wheel that did not turn says nothing`() {
    #expect(meaning(SDL_MOUSEWHEEL) { _ in } == nil)
  }

  @Test func `keys pass with their modifiers`() {
    #expect(press(SDLK_ESCAPE) == .input(.key(KeyEvent(key: .escape, time: 2))))
    #expect(
      press(SDLK_LEFT, held: KMOD_LALT)
        == .input(.key(KeyEvent(key: .left, modifiers: .alternate, time: 2))))
    #expect(
      press(SDLK_a, held: KMOD_NUM) == .input(.key(KeyEvent(key: .character("a"), time: 2))))
    #expect(press(SDLK_F5) == nil)
    for key in [SDLK_LALT, SDLK_RALT, SDLK_RSHIFT] { #expect(press(key) == .modifiersChanged) }
  }

  @Test func `a command comes with its key, once however long it is held`() {
    let key = KeyEvent(key: .character("s"), modifiers: .control, time: 2)
    #expect(press(SDLK_s, held: KMOD_LCTRL) == .command(.saveScreen, key: .key(key)))
    #expect(press(SDLK_s, held: KMOD_LCTRL, isRepeat: true) == nil)
    #expect(press(SDLK_s) == .input(.key(KeyEvent(key: .character("s"), time: 2))))
    #expect(press(SDLK_F1) == .command(.open(.keys), key: nil))
    #expect(press(SDLK_F10) == .command(.open(.menu), key: nil))
  }

  @Test func `while text is edited, it gets the keys that it needs`() {
    func press(_ key: SDL_KeyCode, _ held: SDL_Keymod, isRepeat: Bool = false) -> WindowEvent? {
      self.press(key, held: held, isRepeat: isRepeat, isTyping: true)
    }
    let left = WindowEvent.input(.key(KeyEvent(key: .left, modifiers: .control, time: 2)))
    #expect(press(SDLK_LEFT, KMOD_LCTRL) == left)
    #expect(press(SDLK_LEFT, KMOD_LCTRL, isRepeat: true) == left)
    #expect(
      press(SDLK_SLASH, KMOD_LSHIFT)
        == .input(.key(KeyEvent(key: .character("/"), modifiers: .shift, time: 2))))
    guard case .command(.saveScreen, _) = press(SDLK_s, KMOD_LCTRL) else {
      Issue.record("Ctrl+S types nothing, so it saves")
      return
    }
  }

  @Test func `a single key that the app wants is the app's, also while it is held`() {
    let mark = WindowEvent.input(.key(KeyEvent(key: .character("?"), time: 2)))
    #expect(press(SDLK_QUESTION, isWanted: true) == mark)
    #expect(press(SDLK_QUESTION, isRepeat: true, isWanted: true) == mark)
    #expect(press(SDLK_QUESTION, isRepeat: true) == nil)
    let key = KeyEvent(key: .character("s"), modifiers: .control, time: 2)
    #expect(
      press(SDLK_s, held: KMOD_LCTRL, isWanted: true) == .command(.saveScreen, key: .key(key)))
  }

  @Test(arguments: [
    (SDLK_q, [KMOD_RCTRL], WindowCommand.quit), (SDLK_LEFT, [KMOD_LCTRL], .rotate(.left)),
    (SDLK_RIGHT, [KMOD_RCTRL], .rotate(.right)), (SDLK_t, [KMOD_LCTRL], .slowAnimations),
    (SDLK_d, [KMOD_LCTRL, KMOD_LSHIFT], .open(.devices)),
    (SDLK_o, [KMOD_LCTRL, KMOD_LSHIFT], .screen(.scenes)),
    (SDLK_SLASH, [KMOD_LSHIFT], .open(.keys)), (SDLK_QUESTION, [], .open(.keys)),
    (SDLK_a, [KMOD_LCTRL, KMOD_LSHIFT], .screen(.look(.otherAppearance))),
    (SDLK_EQUALS, [KMOD_LCTRL, KMOD_LALT], .screen(.look(.largerText))),
    (SDLK_PLUS, [KMOD_LCTRL, KMOD_LALT, KMOD_LSHIFT], .screen(.look(.largerText))),
    (SDLK_KP_PLUS, [KMOD_RCTRL, KMOD_LALT], .screen(.look(.largerText))),
    (SDLK_MINUS, [KMOD_LCTRL, KMOD_LALT], .screen(.look(.smallerText))),
    (SDLK_0, [KMOD_LCTRL], .zoom(.fitOrActual)), (SDLK_MINUS, [KMOD_RCTRL], .zoom(.smaller)),
    (SDLK_KP_MINUS, [KMOD_LCTRL], .zoom(.smaller)), (SDLK_EQUALS, [KMOD_LCTRL], .zoom(.larger)),
    (SDLK_EQUALS, [KMOD_LCTRL, KMOD_LSHIFT], .zoom(.larger)),
    (SDLK_PLUS, [KMOD_LCTRL], .zoom(.larger)), (SDLK_KP_PLUS, [KMOD_LCTRL], .zoom(.larger)),
  ])
  func `keys of commands`(key: SDL_KeyCode, held: [SDL_Keymod], command: WindowCommand) {
    func pressed(_ held: SDL_Keymod) -> WindowCommand? {
      guard case .command(let command, _)? = press(key, held: held) else { return nil }
      return command
    }
    #expect(pressed(SDL_Keymod(held.reduce(0) { $0 | $1.rawValue })) == command)
    #expect(pressed(KMOD_LGUI) == nil)
  }

  @Test func `a key that leads back does so once however long it is held, one that types repeats`()
  {
    let back: [(SDL_KeyCode, SDL_Keymod)] = [
      (SDLK_ESCAPE, KMOD_NONE), (SDLK_AC_BACK, KMOD_NONE), (SDLK_LEFT, KMOD_LALT),
      (SDLK_RIGHT, KMOD_LALT),
    ]
    for (key, held) in back {
      #expect(press(key, held: held) != nil)
      #expect(press(key, held: held, isRepeat: true) == nil)
    }
    for key in [SDLK_BACKSPACE, SDLK_LEFT] { #expect(press(key, isRepeat: true) != nil) }
  }

  @Test func `typed text passes as it is`() {
    let event = meaning(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é字".utf8) }
    }
    #expect(event == .input(.text(TextEvent(text: "é字", time: 2))))
  }

  @Test func `what an input method composes is marked, counted in UTF-16 units`() {
    func composed(_ text: String, _ start: Int32, _ length: Int32) -> WindowEvent? {
      meaning(SDL_TEXTEDITING) { event in
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
        (event.edit.start, event.edit.length) = (start, length)
      }
    }
    func marked(_ text: String, _ selected: Range<Int>) -> WindowEvent {
      .input(.text(TextEvent(text: text, phase: .marked(selected: selected), time: 2)))
    }
    #expect(composed("nihao", 2, 0) == marked("nihao", 2..<2))
    #expect(composed("👍字", 1, 1) == marked("👍字", 2..<3))
    #expect(composed("", 0, 0) == marked("", 0..<0))
    let long = String(repeating: "字", count: 40)
    let event = meaning(SDL_TEXTEDITING_EXT) { event in
      event.editExt.text = SDL_strdup(long)
      (event.editExt.start, event.editExt.length) = (40, -1)
    }
    #expect(event == marked(long, 40..<40))
  }

  @Test func `the window's own events`() {
    func window(_ id: SDL_WindowEventID) -> WindowEvent? {
      meaning(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
    }
    #expect(window(SDL_WINDOWEVENT_SIZE_CHANGED) == .resized)
    #expect(window(SDL_WINDOWEVENT_EXPOSED) == .exposed)
    #expect(window(SDL_WINDOWEVENT_MINIMIZED) == .visible(false))
    #expect(window(SDL_WINDOWEVENT_RESTORED) == .visible(true))
    #expect(window(SDL_WINDOWEVENT_CLOSE) == .quit)
    #expect(window(SDL_WINDOWEVENT_ENTER) == nil)
    #expect(meaning(SDL_QUIT) { _ in } == .quit)
    #expect(meaning(SDL_RENDER_TARGETS_RESET) { _ in } == .texturesLost)
    #expect(meaning(SDL_RENDER_DEVICE_RESET) { _ in } == .texturesLost)
  }

  @Test func `work that is done arrives with its number, a picture without`() {
    func woken(code: Int32, number: Int) -> WindowEvent? {
      var event = SDL_Event()
      event.type = 0x8001
      event.user.code = code
      event.user.data1 = UnsafeMutableRawPointer(bitPattern: number)
      return translator.translate(event, at: 2)
    }
    #expect(woken(code: 1, number: 12) == .input(.arrival(ArrivalEvent(id: 12, time: 2))))
    #expect(woken(code: 1, number: 0) == .input(.arrival(ArrivalEvent(id: 0, time: 2))))
    #expect(woken(code: 0, number: 0) == .input(.arrival(ArrivalEvent(id: nil, time: 2))))
    #expect(woken(code: 2, number: 0) == .mainQueue)
  }
}
