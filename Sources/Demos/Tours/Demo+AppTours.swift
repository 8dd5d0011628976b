extension Demo {
  static let catalogueTour =
    [DemoStop("demos") { $0.settle() }]
    + [DemoStop("files") { $0.visit("Files") }] + filesTour
    + [DemoStop("photos") { $0.leave(by: "Photos") }] + photosTour
    + [DemoStop("settings") { $0.leave(by: "Settings") }] + settingsTour
    + chapters.filter { $0.subject == .navigation }.map { demo in
      DemoStop(demo.name) { $0.leave(by: demo.title) }
    }

  static let filesTour = [
    DemoStop("folder-pushing") { stage in
      stage.pick("Recipes")
      stage.advance(by: 0.15)
    },
    DemoStop("folder") { $0.settle() },
    DemoStop("text") { $0.visit("Pancakes.txt") },
    DemoStop("info") { $0.visit("Get Info") },
    DemoStop("half-way-back") { stage in
      stage.back()
      stage.back()
      stage.pull(to: 0.6)
    },
    DemoStop("let-go") { stage in
      stage.release()
      stage.settle()
    },
    DemoStop("scripts") { $0.visit("Names of the World") },
    DemoStop("by-size") { stage in
      stage.back()
      stage.visit("Measurements")
      stage.visit("By Name")
      stage.visit("By Date")
    },
    DemoStop("scrolling") { stage in
      stage.scroll(by: 300)
      stage.advance(by: 0.1)
    },
    DemoStop("picture") { stage in
      stage.back()
      stage.visit("Pictures")
      stage.visit("Treasure Map.svg")
    },
    DemoStop("no-permission") { stage in
      stage.back()
      stage.back()
      stage.visit("Private")
    },
  ]

  static let photosTour = [
    DemoStop("album-pushing") { stage in
      stage.pick("Family")
      stage.advance(by: 0.15)
    },
    DemoStop("album") { $0.settle() },
    DemoStop("photo") { $0.visit("In the Park") },
    DemoStop("bars-hiding") { stage in
      stage.tapMiddle()
      // A second tap would have zoomed in.
      stage.advance(by: 0.4)
    },
    DemoStop("bars-hidden") { $0.settle() },
    DemoStop("swiping-back") { stage in
      stage.tapMiddle()
      stage.settle()
      stage.pull(to: 0.4)
    },
    DemoStop("album-again") { stage in
      let far = stage.leading(stage.window.bounds.width * 0.9)
      stage.move(to: CGPoint(x: far, y: 300), over: 0.1)
      stage.release()
      stage.settle()
    },
  ]

  static let settingsTour = [
    DemoStop("display") { $0.visit("Display") },
    DemoStop("large-rows") { stage in
      stage.pick("Large Rows", roles: [.toggle])
      stage.settle()
    },
    DemoStop("accent") { stage in
      stage.visit("Accent Colour")
      stage.visit("Orange")
    },
    DemoStop("back-to-display") { stage in
      stage.pick(roles: [.backButton])
      stage.advance(by: 0.12)
    },
    DemoStop("wi-fi") { stage in
      stage.back()
      stage.visit("Wi-Fi")
    },
    DemoStop("networks-editing") { stage in
      stage.visit("Known Networks")
      stage.visit("Edit")
    },
  ]
}

extension Stage {
  /// Goes back to the catalogue and opens the next demo.
  fileprivate func leave(by label: String) {
    settle()
    while elements().contains(where: { $0.role == .backButton }) { back() }
    visit(label)
  }
}
