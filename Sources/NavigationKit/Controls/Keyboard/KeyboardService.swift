/// Makes the keys of a stage's keyboard.
final class KeyboardService: SoftwareKeyboardMaking {
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  func makeKeyboard() -> any SoftwareKeyboard { KeyboardWindow(on: stage) }

  func suggestsWords(for responder: UIResponder?) -> Bool { KeyboardRequest.suggests(responder) }
}
