import Input

extension Demo {
  static let searchTour = [
    DemoStop("birds") { $0.settle() },
    DemoStop("pulled") { stage in
      stage.pull(from: 0.5, to: 0.62)
      stage.release()
      stage.settle()
    },
    DemoStop("coming") { stage in
      stage.search()
      stage.advance(by: 0.12)
    },
    DemoStop("searching") { $0.settle() },
    DemoStop("found") { stage in
      stage.enter("b")
      stage.settle()
    },
    DemoStop("scope") { $0.visit("Water") },
    DemoStop("pushing") { $0.visit("Black Swan", for: 0.15) },
    DemoStop("bird") { $0.settle() },
    DemoStop("found-again") { $0.swipeBack() },
    DemoStop("going") { $0.visit("Cancel", for: 0.12) },
    DemoStop("all-again") { $0.settle() },
    DemoStop("collapsing") { stage in
      stage.pull(from: 0.6, to: 0.53)
      stage.advance(by: 0.2)
    },
    DemoStop("collapsed") { stage in
      stage.release()
      stage.settle()
    },
  ]
}

extension Stage {
  /// Taps the search field.
  fileprivate func search() { pick(roles: [.searchField]) }

  /// Types a text.
  fileprivate func enter(_ text: String) { send(.text(TextEvent(text: text, time: now))) }
}
