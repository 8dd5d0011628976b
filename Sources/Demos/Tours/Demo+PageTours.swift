#if !canImport(UIKit)
  import Foundation
  import NavigationKit

  extension Demo {
    static let transitionsTour = [
      TourStop("transitions") { $0.settle() },
      TourStop("fading") { $0.visit("Fade", for: 0.2) },
      TourStop("tiles") { stage in
        stage.settle()
        stage.back()
        stage.visit("Grow")
      },
      TourStop("growing") { $0.visit("Lagoon", for: 0.25) },
      TourStop("grown") { $0.settle() },
      TourStop("shrinking") { stage in
        stage.pick(roles: [.backButton])
        stage.advance(by: 0.25)
      },
      TourStop("pulling-up") { stage in
        stage.settle()
        stage.back()
        stage.visit("By Finger")
        stage.pull(from: 0.7, to: 0.4)
      },
      TourStop("next-floor") { stage in
        stage.release()
        stage.settle()
        stage.pull(from: 0.7, to: 0.2)
        stage.release()
        stage.settle()
      },
      TourStop("pulling-down") { $0.pull(from: 0.3, to: 0.6) },
      TourStop("band-rising") { stage in
        stage.release()
        stage.settle()
        while stage.elements().contains(where: { $0.role == .backButton && $0.label == "Floor 1" })
        { stage.back() }
        stage.back()
        stage.visit("Alongside", for: 0.12)
      },
      TourStop("band-sinking") { stage in
        stage.settle()
        stage.pull(to: 0.5)
      },
      TourStop("band-kept") { stage in
        stage.move(to: CGPoint(x: 0, y: stage.window.bounds.midY), over: 0.3)
        stage.release()
        stage.settle()
      },
    ]

    static let modalsTour = [
      TourStop("modals") { $0.settle() },
      TourStop("covering") { $0.visit("Full Screen", for: 0.15) },
      TourStop("full-screen") { $0.settle() },
      TourStop("page-sheet") { stage in
        stage.visit("Close")
        stage.visit("Page Sheet")
      },
      TourStop("dragged-down") { $0.pull(from: 0.15, to: 0.5) },
      TourStop("form-sheet") { stage in
        stage.move(to: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY), over: 0.2)
        stage.release()
        stage.visit("Form Sheet")
      },
      TourStop("veil") { stage in
        stage.visit("Close")
        stage.visit("Over Full Screen")
      },
      TourStop("second-sheet") { stage in
        stage.tapMiddle()
        stage.visit("One Over the Other")
        stage.visit("Another")
      },
      TourStop("closing-all") { $0.visit("Close All", for: 0.06) },
      TourStop("stack-in-sheet") { stage in
        stage.visit("A Stack of Its Own")
        stage.visit("Next Page")
      },
      TourStop("springing-back") { stage in
        stage.visit("Done")
        stage.visit("Not to Be Dismissed")
        stage.pull(from: 0.15, to: 0.8)
      },
      TourStop("it-stays") { stage in
        stage.release()
        stage.settle()
      },
    ]

    static let controlsTour = [
      TourStop("controls") { $0.settle() },
      TourStop("stepped") { $0.visit("Increment") },
      TourStop("switched-off") { stage in
        stage.pick("Switch", roles: [.toggle])
        stage.settle()
      },
    ]

    static let editingTour = [
      TourStop("errands") { $0.settle() },
      TourStop("edit-fading") { $0.visit("Edit", for: 0.1) },
      TourStop("editing") { $0.settle() },
      TourStop("delete") { stage in
        let row = stage.elements().first { $0.label == "Buy stamps" }
        guard let row else { return }
        stage.tap(at: CGPoint(x: row.frame.minX + Stage.deletionSign, y: row.frame.midY))
        stage.settle()
      },
      TourStop("deleted") { $0.visit("Delete") },
      TourStop("done") { $0.visit("Done") },
      TourStop("errand") { $0.visit("Book the ferry") },
      TourStop("choosing") { stage in
        stage.visit("Edit")
        stage.visit("Green")
      },
    ]
  }
#endif
