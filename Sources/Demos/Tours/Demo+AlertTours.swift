#if !canImport(UIKit)
  import Foundation
  import NavigationKit

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
    ]
  }

  extension Stage {
    /// Pushes the buttons of an alert that is too tall up to the last one.
    fileprivate func scrollButtonsUp() {
      guard let button = elements().first(where: { $0.label == "Agree to Part 1" }) else { return }
      let start = CGPoint(x: button.frame.midX, y: button.frame.midY)
      drag(from: start, to: CGPoint(x: start.x, y: start.y - 400), over: 0.3)
      settle()
    }
  }
#endif
