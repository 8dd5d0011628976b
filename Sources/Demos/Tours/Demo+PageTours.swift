extension Demo {
  static let transitionsTour = [
    DemoStop("transitions") { $0.settle() },
    DemoStop("fading") { $0.visit("Fade", for: 0.2) },
    DemoStop("tiles") { stage in
      stage.settle()
      stage.back()
      stage.visit("Grow")
    },
    DemoStop("growing") { $0.visit("Lagoon", for: 0.25) },
    DemoStop("grown") { $0.settle() },
    DemoStop("shrinking") { stage in
      stage.pick(roles: [.backButton])
      stage.advance(by: 0.25)
    },
    DemoStop("pulling-up") { stage in
      stage.settle()
      stage.back()
      stage.visit("By Finger")
      stage.pull(from: 0.7, to: 0.4)
    },
    DemoStop("next-floor") { stage in
      stage.release()
      stage.settle()
      stage.pull(from: 0.7, to: 0.2)
      stage.release()
      stage.settle()
    },
    DemoStop("pulling-down") { $0.pull(from: 0.3, to: 0.6) },
    DemoStop("band-rising") { stage in
      stage.release()
      stage.settle()
      while stage.elements().contains(where: { $0.role == .backButton && $0.label == "Floor 1" }) {
        stage.back()
      }
      stage.back()
      stage.visit("Alongside", for: 0.12)
    },
    DemoStop("band-sinking") { stage in
      stage.settle()
      stage.pull(to: 0.5)
    },
    DemoStop("band-kept") { stage in
      stage.move(to: CGPoint(x: stage.leading(0), y: stage.window.bounds.midY), over: 0.3)
      stage.release()
      stage.settle()
    },
  ]

  static let formTour = [
    DemoStop("form") { $0.settle() },
    DemoStop("hint-coming") { $0.visit("Create Account", for: 0.15) },
    DemoStop("hint") { $0.settle() },
    DemoStop("news") { stage in
      stage.pick("News", roles: [.toggle])
      stage.settle()
    },
  ]

  static let transformsTour = [
    DemoStop("transforms") { $0.settle() },
    DemoStop("turning") { $0.visit("Mirrored", for: 0.2) },
    DemoStop("turned") { stage in
      stage.settle()
      stage.visit("Scaled")
      stage.visit("Turned")
    },
    DemoStop("going-back") { $0.visit("Reset", for: 0.2) },
  ]

  static let modalsTour = [
    DemoStop("modals") { $0.settle() },
    DemoStop("covering") { $0.visit("Full Screen", for: 0.15) },
    DemoStop("full-screen") { $0.settle() },
    DemoStop("page-sheet") { stage in
      stage.visit("Close")
      stage.visit("Page Sheet")
    },
    DemoStop("dragged-down") { $0.pull(from: 0.15, to: 0.5) },
    DemoStop("form-sheet") { stage in
      stage.move(to: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY), over: 0.2)
      stage.release()
      stage.visit("Form Sheet")
    },
    DemoStop("veil") { stage in
      stage.visit("Close")
      stage.visit("Over Full Screen")
    },
    DemoStop("second-sheet") { stage in
      stage.tapMiddle()
      stage.visit("One Over the Other")
      stage.visit("Another")
    },
    DemoStop("closing-all") { $0.visit("Close All", for: 0.06) },
    DemoStop("stack-in-sheet") { stage in
      stage.visit("A Stack of Its Own")
      stage.visit("Next Page")
    },
    DemoStop("springing-back") { stage in
      stage.visit("Done")
      stage.visit("Not to Be Dismissed")
      stage.pull(from: 0.15, to: 0.8)
    },
    DemoStop("it-stays") { stage in
      stage.release()
      stage.settle()
    },
    DemoStop("half-a-sheet") { stage in
      stage.visit("Done")
      stage.visit("Half a Sheet")
      stage.visit("Adjust")
    },
  ]

  static let controlsTour = [
    DemoStop("controls") { $0.settle() },
    DemoStop("stepped") { $0.visit("Increment") },
    DemoStop("switched-off") { stage in
      stage.pick("Switch", roles: [.toggle])
      stage.settle()
    },
  ]

  static let restartTour = [
    DemoStop("books") { $0.settle() },
    DemoStop("book") { $0.visit("Emma") },
    DemoStop("page") { stage in
      guard let slider = stage.elements().first(where: { $0.role == .slider }) else { return }
      stage.press(
        at: CGPoint(x: stage.leading(Stage.thumb, in: slider.frame), y: slider.frame.midY))
      stage.move(to: CGPoint(x: slider.frame.midX, y: slider.frame.midY), over: 0.3)
      stage.release()
      stage.settle()
    },
    DemoStop("remark") { $0.visit("Compose") },
  ]

  static let editingTour = [
    DemoStop("errands") { $0.settle() },
    DemoStop("edit-fading") { $0.visit("Edit", for: 0.1) },
    DemoStop("editing") { $0.settle() },
    DemoStop("delete") { stage in
      let row = stage.elements().first { $0.label == "Buy stamps" }
      guard let row else { return }
      let sign = stage.leading(Stage.deletionSign, in: row.frame)
      stage.tap(at: CGPoint(x: sign, y: row.frame.midY))
      stage.settle()
    },
    DemoStop("deleted") { $0.visit("Delete") },
    DemoStop("done") { $0.visit("Done") },
    DemoStop("errand") { $0.visit("Book the ferry") },
    DemoStop("choosing") { stage in
      stage.visit("Edit")
      stage.visit("Green")
    },
  ]
}
