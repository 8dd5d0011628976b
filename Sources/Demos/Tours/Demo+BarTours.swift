extension Demo {
  static let navBarTour = [
    DemoStop("bars") { $0.settle() },
    DemoStop("back-arriving") { $0.visit("Title and Back", for: 0.12) },
    DemoStop("back") { $0.settle() },
    DemoStop("left-item") { stage in
      stage.back()
      stage.visit("Left Item")
    },
    DemoStop("beside-back") { stage in
      stage.visit("Cancel")
      stage.visit("Beside the Back Button")
    },
    DemoStop("right-items") { stage in
      stage.back()
      stage.visit("Right Items")
    },
    DemoStop("segments") { stage in
      stage.back()
      stage.visit("View as Title")
      stage.visit("List")
    },
    DemoStop("two-lines") { $0.visit("Lines") },
    DemoStop("prompt-arriving") { stage in
      stage.back()
      stage.visit("Prompt", for: 0.12)
    },
    DemoStop("prompt") { $0.settle() },
    DemoStop("long-titles") { stage in
      stage.back()
      stage.visit("Long Titles")
      stage.visit("Deeper")
      stage.visit("Deeper")
    },
    DemoStop("longest-title") { $0.visit("Deeper") },
    DemoStop("pages-below") { $0.pressBackLong() },
    DemoStop("looks") { stage in
      stage.tapMiddle()
      for _ in 1...4 { stage.back() }
      stage.visit("Done, Tinted, Disabled")
    },
    DemoStop("dark-bar") { stage in
      stage.back()
      stage.visit("Bar Style")
      stage.visit("Dark")
    },
    DemoStop("tinted-bar") { $0.visit("Tinted") },
    DemoStop("look-leaving") { stage in
      stage.pull(to: 0.5)
      stage.release()
      stage.advance(by: 0.1)
    },
    DemoStop("coloured-arriving") { stage in
      stage.settle()
      stage.visit("Appearances")
      stage.visit("Opaque and Coloured", for: 0.12)
    },
    DemoStop("coloured") { $0.settle() },
    DemoStop("clear") { stage in
      stage.back()
      stage.visit("As the System Does It")
    },
    // The first points of a drag only serve to recognise it.
    DemoStop("fading-in") { $0.pull(from: 0.5, to: 0.48) },
    DemoStop("glass") { stage in
      stage.release()
      stage.scroll(by: 200)
      stage.settle()
    },
    DemoStop("glass-leaving") { $0.pull(to: 0.4) },
    DemoStop("picture") { stage in
      stage.release()
      stage.visit("Clear over a Picture")
    },
    DemoStop("picture-scrolled") { stage in
      stage.scroll(by: 320)
      stage.settle()
    },
    DemoStop("own-arrow") { stage in
      stage.back()
      stage.visit("Arrow of One's Own")
    },
    DemoStop("own-buttons") { stage in
      stage.back()
      stage.visit("Buttons of One's Own")
    },
  ]

  static let toolbarsTour = [
    DemoStop("toolbars") { $0.settle() },
    DemoStop("items") { $0.visit("Items per Page") },
    DemoStop("items-fading") { $0.visit("Next", for: 0.12) },
    DemoStop("other-items") { $0.settle() },
    DemoStop("spaces") { stage in
      stage.back()
      stage.back()
      stage.visit("Spaces")
      stage.visit("From Edge to Edge")
    },
    DemoStop("spaces-fading") { $0.visit("In the Middle", for: 0.1) },
    DemoStop("sorted") { stage in
      stage.back()
      stage.visit("Control in the Middle")
      stage.visit("Descending")
    },
    DemoStop("inner-toolbar") { stage in
      stage.back()
      stage.visit("Toolbars in Toolbars")
      stage.visit("Size")
    },
    DemoStop("chosen") { $0.visit("Medium") },
    DemoStop("toolbar-leaving") { stage in
      stage.back()
      stage.visit("Without a Toolbar", for: 0.12)
    },
    DemoStop("no-toolbar") { $0.settle() },
  ]

  static let hidingTour = [
    DemoStop("ways") { $0.settle() },
    DemoStop("before-a-tap") { $0.visit("On a Tap") },
    DemoStop("bars-leaving") { stage in
      stage.tapMiddle()
      stage.advance(by: 0.1)
    },
    DemoStop("after-a-tap") { $0.settle() },
    DemoStop("reading-on") { stage in
      stage.tapMiddle()
      stage.back()
      stage.visit("On a Swipe")
      stage.scroll(by: 300)
      stage.settle()
    },
    DemoStop("reading-back") { stage in
      stage.scroll(by: -200)
      stage.settle()
    },
    DemoStop("bar-leaving-with-page") { stage in
      stage.back()
      stage.visit("With the Page", for: 0.12)
    },
    DemoStop("bare") { $0.settle() },
    DemoStop("bar-coming-back") { $0.pull(to: 0.5) },
    DemoStop("bar-back") { stage in
      stage.release()
      stage.settle()
    },
  ]
}
