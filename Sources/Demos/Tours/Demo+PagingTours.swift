extension Demo {
  static let mailTour = [
    DemoStop("letters") { $0.settle() },
    DemoStop("pulled-aside") { $0.pullRow("Milan", by: -120) },
    DemoStop("actions") { stage in
      stage.move(
        to: CGPoint(x: stage.leading(0), y: stage.height(of: "Milan")), over: 0.3)
      stage.advance(by: 0.2)
      stage.release()
      stage.settle()
    },
    DemoStop("archived") { $0.visit("Archive") },
    DemoStop("leading") { $0.pullRow("Library", by: 60) },
    DemoStop("pulled-down") { stage in
      stage.release()
      stage.settle()
      stage.pull(from: 0.4, to: 0.65)
    },
    DemoStop("refreshing") { stage in
      stage.pull(from: 0.3, to: 0.95)
      stage.release()
      stage.advance(by: 0.9)
    },
    DemoStop("new") { stage in
      stage.advance(by: 2)
      stage.settle()
    },
  ]

  static let pagingTour = [
    DemoStop("list") { $0.settle() },
    DemoStop("onboarding") { $0.visit("Onboarding") },
    DemoStop("turning") { $0.pullPage(by: -0.4) },
    DemoStop("turned") { stage in
      stage.release()
      stage.settle()
    },
    DemoStop("skipping") { $0.visit("Skip", for: 0.1) },
    DemoStop("gallery") { stage in
      stage.back()
      stage.visit("Gallery")
    },
    DemoStop("between") { $0.pullPage(by: -0.4) },
    DemoStop("next") { stage in
      stage.release()
      stage.settle()
    },
  ]
}

extension Stage {
  /// How far down the middle of a row of that name is.
  fileprivate func height(of row: String) -> CGFloat {
    let found = elements().first { $0.role == .cell && $0.label == row }
    return found?.frame.midY ?? window.bounds.midY
  }

  /// Puts a finger on a row and pulls it towards the trailing end by that many points; it stays
  /// down.
  fileprivate func pullRow(_ row: String, by points: CGFloat) {
    settle()
    let start = CGPoint(x: window.bounds.midX, y: height(of: row))
    press(at: start)
    move(to: CGPoint(x: leading(window.bounds.midX + points), y: start.y), over: 0.3)
  }

  /// Puts a finger on the middle and pulls the page towards the trailing end by that share of its
  /// width; it stays down.
  fileprivate func pullPage(by share: CGFloat) {
    settle()
    let start = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    press(at: start)
    let offset = window.bounds.width * share
    move(to: CGPoint(x: leading(start.x + offset), y: start.y), over: 0.3)
  }
}
