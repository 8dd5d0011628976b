extension Demo {
  static let alertsTour = [
    DemoStop("alerts") { $0.settle() },
    DemoStop("coming") { $0.visit("A Message", for: 0.06) },
    DemoStop("message") { $0.settle() },
    DemoStop("question") { stage in
      stage.visit("OK")
      stage.visit("A Question")
    },
    DemoStop("pressed") { stage in
      guard let button = stage.elements().first(where: { $0.label == "Delete" }) else { return }
      stage.press(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    },
    DemoStop("choice") { stage in
      stage.release()
      stage.visit("A Choice")
    },
    DemoStop("sign-in") { stage in
      stage.visit("Keep")
      stage.visit("Sign In")
    },
    DemoStop("long") { stage in
      stage.visit("Cancel")
      stage.visit("Much to Read")
    },
    DemoStop("sheet-rising") { stage in
      stage.scrollButtonsUp()
      stage.visit("Cancel")
      stage.visit("Action Sheet", for: 0.1)
    },
    DemoStop("sheet") { $0.settle() },
    DemoStop("menus") { stage in
      stage.leaveSheet()
      stage.visit("Menus")
    },
    DemoStop("row-pressed") { $0.hold("Ferry", for: 0.45) },
    DemoStop("menu-rising") { $0.advance(by: 0.15) },
    DemoStop("context-menu") { stage in
      stage.advance(by: 1)
      stage.release()
      stage.settle()
    },
    DemoStop("submenu") { stage in
      stage.pick("Move to", roles: [.menuItem])
      stage.settle()
    },
    DemoStop("preview") { stage in
      stage.pick("South Pier", roles: [.menuItem])
      stage.hold("Crane", for: 1.5)
      stage.release()
      stage.settle()
    },
    DemoStop("preview-growing") { stage in
      stage.pick("Crane", roles: [.text])
      stage.advance(by: 0.2)
    },
    DemoStop("pushed") { $0.settle() },
    DemoStop("pull-down") { stage in
      stage.back()
      stage.visit("Pull Down")
    },
    DemoStop("pop-up") { stage in
      stage.pick("Rotate", roles: [.menuItem])
      stage.visit("Small")
    },
    DemoStop("activity-sheet") { stage in
      stage.pick("Large", roles: [.menuItem])
      stage.back()
      stage.visit("Activity Sheet")
    },
  ]
}

extension Stage {
  /// Presses a row for some seconds; the finger stays down.
  fileprivate func hold(_ row: String, for seconds: TimeInterval) {
    settle()
    guard let frame = reach(row)?.frame else { return }
    press(at: CGPoint(x: frame.midX, y: frame.midY))
    advance(by: seconds)
  }

  /// Presses Cancel; an action sheet that is a popover has no such button, but can be tapped
  /// beside.
  fileprivate func leaveSheet() {
    visit("Cancel")
    guard window.rootViewController?.presentedViewController != nil else { return }
    tap(at: CGPoint(x: 4, y: 4))
    settle()
  }

  /// Pushes the buttons of an alert that is too tall up to the last one.
  fileprivate func scrollButtonsUp() {
    guard let button = elements().first(where: { $0.label == "Agree to Part 1" }) else { return }
    let start = CGPoint(x: button.frame.midX, y: button.frame.midY)
    drag(from: start, to: CGPoint(x: start.x, y: start.y - 400), over: 0.3)
    settle()
  }
}
