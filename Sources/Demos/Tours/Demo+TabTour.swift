extension Demo {
  static let tabsTour = [
    DemoStop("tabs") { $0.settle() },
    DemoStop("four-tabs") { $0.visit("Four Tabs") },
    DemoStop("another-tab") { $0.visit("Tides") },
    DemoStop("bar-leaving") { $0.visit("Without the Bar", for: 0.12) },
    DemoStop("without-the-bar") { $0.settle() },
    DemoStop("bar-coming-back") { $0.pull(to: 0.5) },
    DemoStop("bar-back") { stage in
      stage.release()
      stage.settle()
      stage.visit("Ports")
      stage.scroll(by: 400)
      stage.settle()
    },
    DemoStop("seven-tabs") { stage in
      stage.visit("Close")
      stage.visit("Seven Tabs")
    },
    DemoStop("configuring") { stage in
      stage.visit("More")
      stage.visit("Edit")
    },
    DemoStop("sliding") { stage in
      stage.visit("Done")
      stage.pick("Ports")
      stage.settle()
      stage.visit("Close")
      stage.visit("Sliding Tabs")
      stage.pick("Tides")
      stage.advance(by: 0.15)
    },
    DemoStop("painted-tabs") { stage in
      stage.visit("Close")
      stage.visit("Painted Tabs")
    },
  ]
}
