#if !canImport(UIKit)
  import Foundation
  import NavigationKit

  extension Demo {
    static let navBarTour = [
      TourStop("bars") { $0.settle() },
      TourStop("back-arriving") { $0.visit("Title and Back", for: 0.12) },
      TourStop("back") { $0.settle() },
      TourStop("left-item") { stage in
        stage.back()
        stage.visit("Left Item")
      },
      TourStop("beside-back") { stage in
        stage.visit("Cancel")
        stage.visit("Beside the Back Button")
      },
      TourStop("right-items") { stage in
        stage.back()
        stage.visit("Right Items")
      },
      TourStop("segments") { stage in
        stage.back()
        stage.visit("View as Title")
        stage.visit("List")
      },
      TourStop("two-lines") { $0.visit("Lines") },
      TourStop("prompt-arriving") { stage in
        stage.back()
        stage.visit("Prompt", for: 0.12)
      },
      TourStop("prompt") { $0.settle() },
      TourStop("long-titles") { stage in
        stage.back()
        stage.visit("Long Titles")
        stage.visit("Deeper")
        stage.visit("Deeper")
      },
      TourStop("longest-title") { $0.visit("Deeper") },
      TourStop("pages-below") { $0.pressBackLong() },
      TourStop("looks") { stage in
        stage.tapMiddle()
        for _ in 1...4 { stage.back() }
        stage.visit("Done, Tinted, Disabled")
      },
      TourStop("dark-bar") { stage in
        stage.back()
        stage.visit("Bar Style")
        stage.visit("Dark")
      },
      TourStop("tinted-bar") { $0.visit("Tinted") },
      TourStop("look-leaving") { stage in
        stage.pull(to: 0.5)
        stage.release()
        stage.advance(by: 0.1)
      },
      TourStop("coloured-arriving") { stage in
        stage.settle()
        stage.visit("Appearances")
        stage.visit("Opaque and Coloured", for: 0.12)
      },
      TourStop("coloured") { $0.settle() },
      TourStop("clear") { stage in
        stage.back()
        stage.visit("As the System Does It")
      },
      // A finger's first points are for finding out what it wants.
      TourStop("fading-in") { $0.pull(from: 0.5, to: 0.48) },
      TourStop("glass") { stage in
        stage.release()
        stage.scroll(by: 200)
        stage.settle()
      },
      TourStop("glass-leaving") { $0.pull(to: 0.4) },
      TourStop("picture") { stage in
        stage.release()
        stage.visit("Clear over a Picture")
      },
      TourStop("picture-scrolled") { stage in
        stage.scroll(by: 320)
        stage.settle()
      },
      TourStop("own-arrow") { stage in
        stage.back()
        stage.visit("Arrow of One's Own")
      },
      TourStop("own-buttons") { stage in
        stage.back()
        stage.visit("Buttons of One's Own")
      },
    ]

    static let toolbarsTour = [
      TourStop("toolbars") { $0.settle() },
      TourStop("items") { $0.visit("Items per Page") },
      TourStop("items-fading") { $0.visit("Next", for: 0.12) },
      TourStop("other-items") { $0.settle() },
      TourStop("spaces") { stage in
        stage.back()
        stage.back()
        stage.visit("Spaces")
        stage.visit("From Edge to Edge")
      },
      TourStop("spaces-fading") { $0.visit("In the Middle", for: 0.1) },
      TourStop("sorted") { stage in
        stage.back()
        stage.visit("Control in the Middle")
        stage.visit("Descending")
      },
      TourStop("inner-toolbar") { stage in
        stage.back()
        stage.visit("Toolbars in Toolbars")
        stage.visit("Size")
      },
      TourStop("chosen") { $0.visit("Medium") },
      TourStop("toolbar-leaving") { stage in
        stage.back()
        stage.visit("Without a Toolbar", for: 0.12)
      },
      TourStop("no-toolbar") { $0.settle() },
    ]

    static let hidingTour = [
      TourStop("ways") { $0.settle() },
      TourStop("before-a-tap") { $0.visit("On a Tap") },
      TourStop("bars-leaving") { stage in
        stage.tapMiddle()
        stage.advance(by: 0.1)
      },
      TourStop("after-a-tap") { $0.settle() },
      TourStop("reading-on") { stage in
        stage.tapMiddle()
        stage.back()
        stage.visit("On a Swipe")
        stage.scroll(by: 300)
        stage.settle()
      },
      TourStop("reading-back") { stage in
        stage.scroll(by: -200)
        stage.settle()
      },
      TourStop("bar-leaving-with-page") { stage in
        stage.back()
        stage.visit("With the Page", for: 0.12)
      },
      TourStop("bare") { $0.settle() },
      TourStop("bar-coming-back") { $0.pull(to: 0.5) },
      TourStop("bar-back") { stage in
        stage.release()
        stage.settle()
      },
    ]
  }
#endif
