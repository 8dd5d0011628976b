extension Demo {
  static let gridTour = [
    DemoStop("months") { $0.settle() },
    DemoStop("scrolled") { stage in
      stage.pull(from: 0.8, to: 0.3)
      stage.settle()
    },
    DemoStop("picture-opening") { stage in
      stage.pick("Picture 20")
      stage.advance(by: 0.2)
    },
    DemoStop("picture") { $0.settle() },
  ]

  static let storeTour = [
    DemoStop("shelves") { $0.settle() },
    DemoStop("next-card") { stage in
      let y = stage.window.bounds.height * 0.25
      stage.drag(
        from: CGPoint(x: stage.window.bounds.width * 0.8, y: y),
        to: CGPoint(x: stage.window.bounds.width * 0.3, y: y), over: 0.2)
      stage.settle()
    },
    DemoStop("everything") { stage in
      stage.pull(from: 0.85, to: 0.15)
      stage.settle()
    },
    DemoStop("ware") { $0.visit("Globe") },
  ]
}

extension Demo {
  static let outlineTour = [
    DemoStop("beds") { $0.settle() },
    DemoStop("bed-opening") { stage in
      stage.pick("Pond")
      stage.advance(by: 0.15)
    },
    DemoStop("bed-open") { $0.settle() },
    DemoStop("editing") { stage in
      stage.pick("Edit")
      stage.settle()
    },
    DemoStop("deleted") { stage in
      stage.pick("Delete")
      stage.settle()
      stage.pick("Done")
      stage.settle()
    },
    DemoStop("plant") { $0.visit("Fig") },
  ]
}

extension Stage {
  /// Drags up, from one fraction of the height to another.
  fileprivate func pull(from start: CGFloat, to end: CGFloat) {
    let (x, height) = (window.bounds.midX, window.bounds.height)
    press(at: CGPoint(x: x, y: height * start))
    move(to: CGPoint(x: x, y: height * end), over: 0.3)
    // A finger at rest has no velocity at release.
    advance(by: 0.2)
    release()
  }
}
