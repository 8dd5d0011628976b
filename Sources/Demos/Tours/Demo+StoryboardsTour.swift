extension Demo {
  static let storyboardsTour = [
    DemoStop("storyboards") { $0.settle() },
    DemoStop("library-arriving") { $0.visit("Library", for: 0.2) },
    DemoStop("library") { $0.settle() },
    DemoStop("springs-and-struts") { $0.visit("Beds") },
    DemoStop("constraints") { stage in
      stage.back()
      stage.visit("House Rules")
    },
    DemoStop("segues") { stage in
      stage.back()
      stage.visit("Done")
      stage.visit("Segues")
    },
    DemoStop("show") { $0.visit("Show the Quay") },
    DemoStop("present") { stage in
      stage.visit("Back to the Coast")
      stage.visit("Sign In")
    },
    DemoStop("popover") { stage in
      stage.visit("Cancel")
      stage.visit("Tip")
    },
    DemoStop("custom") { stage in
      stage.visit("Close")
      stage.visit("Light the Lamp", for: 0.15)
    },
    DemoStop("lighthouse") { $0.settle() },
    DemoStop("bars") { stage in
      stage.visit("Back to the Coast")
      stage.back()
      stage.visit("Bars")
    },
    DemoStop("descending") { $0.visit("Descending") },
    DemoStop("prompt-and-items") { $0.visit("Plum") },
    DemoStop("no-toolbar") { $0.visit("Write a Label") },
    DemoStop("thrown-away") { stage in
      stage.back()
      stage.visit("Trash")
    },
    DemoStop("nib") { stage in
      stage.visit("Done")
      stage.visit("Nib")
    },
  ]
}
