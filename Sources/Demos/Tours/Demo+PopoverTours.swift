extension Demo {
  static let popoversTour = [
    DemoStop("popovers") { $0.settle() },
    DemoStop("fading-in") { $0.visit("Below", for: 0.15) },
    DemoStop("below") { $0.settle() },
    DemoStop("above") { stage in
      stage.tapBeside()
      stage.visit("Above")
    },
    DemoStop("beside") { stage in
      stage.tapBeside()
      stage.visit("Beside")
    },
    DemoStop("at-a-bar-button") { stage in
      stage.tapBeside()
      stage.visit("Note")
    },
    DemoStop("stack") { stage in
      stage.tapBeside()
      stage.visit("A Stack")
    },
    DemoStop("growing") { $0.visit("Next Page", for: 0.15) },
    DemoStop("grown") { $0.settle() },
    DemoStop("everywhere") { stage in
      stage.tapBeside()
      stage.visit("Everywhere")
    },
  ]
}

extension Stage {
  /// Taps in a corner, where nothing is but what is around a popover or a sheet.
  ///
  /// On a phone on its side a sheet covers the corner too: then it is dismissed.
  fileprivate func tapBeside() {
    tap(at: CGPoint(x: 4, y: 4))
    settle()
    window.rootViewController?.dismiss(animated: true)
    settle()
  }
}
