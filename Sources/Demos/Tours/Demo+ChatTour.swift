import Input

extension Demo {
  static let chatTour = [
    DemoStop("messages") { $0.settle() },
    DemoStop("typed") { stage in
      stage.pick("Message", roles: [.textField])
      stage.enter("I packed it already. The stove and two lamps are in the bag as well.")
    },
    DemoStop("selected") { stage in
      for key in [Key.left, .left, .left] { stage.press(key, [.control, .shift]) }
    },
    DemoStop("scrolling") { stage in
      stage.press(.end, [.control])
      for line in ["Bread", "Cheese", "Tea", "Apples"] { stage.enter("\n\(line)") }
    },
    DemoStop("sent") { $0.visit("Send") },
  ]
}

extension Stage {
  fileprivate func enter(_ text: String) {
    send(.text(TextEvent(text: text, time: now)))
    settle()
  }

  fileprivate func press(_ key: Key, _ modifiers: Modifiers) {
    send(.key(KeyEvent(key: key, modifiers: modifiers, time: now)))
  }
}
