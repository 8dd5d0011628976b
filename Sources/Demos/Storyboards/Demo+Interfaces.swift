#if os(Linux)
  extension DemoContent {
    /// The folder of the storyboards, for the host's loader.
    public nonisolated var storyboards: URL { samples.appendingPathComponent("Storyboards") }
  }

  extension Demo {
    /// The classes that the storyboards name, as there is no Objective-C to find them.
    public static let interfaceClasses: [AnyClass] = [
      CoastController.self, GuestController.self, TideController.self, FadeSegue.self,
      JamController.self, MooringsController.self,
    ]
  }

  extension StoryboardListController: SelectorResponding {
    static var selectors: SelectorTable {
      ["closeStoryboard:": .init(StoryboardListController.closeStoryboard)]
    }
  }

  extension CoastController: OutletResponding, SelectorResponding {
    static var outlets: OutletTable { ["guestLabel": .init(\CoastController.guestLabel)] }
    static var selectors: SelectorTable {
      [
        "comeBack:": .init(CoastController.comeBack),
        "saveGuest:": .init(CoastController.saveGuest),
      ]
    }
  }

  extension GuestController: OutletResponding, SelectorResponding {
    static var outlets: OutletTable {
      [
        "nameField": .init(\GuestController.nameField),
        "saveItem": .init(\GuestController.saveItem),
      ]
    }
    static var selectors: SelectorTable {
      ["nameChanged:": .init(GuestController.nameChanged)]
    }
  }

  extension TideController: OutletResponding, SelectorResponding {
    static var outlets: OutletTable {
      [
        "levelLabel": .init(\TideController.levelLabel),
        "levelSlider": .init(\TideController.levelSlider),
      ]
    }
    static var selectors: SelectorTable {
      ["tideChanged:": .init(TideController.tideChanged)]
    }
  }

  extension NibPage: OutletResponding, SelectorResponding {
    static var outlets: OutletTable {
      ["myNavigationController": .init(\NibPage.myNavigationController)]
    }
    static var selectors: SelectorTable { ["close:": .init(NibPage.close)] }
  }

  extension MooringsController: OutletResponding, SelectorResponding {
    static var outlets: OutletTable { ["boatsLabel": .init(\MooringsController.boatsLabel)] }
    static var selectors: SelectorTable {
      ["boatsChanged:": .init(MooringsController.boatsChanged)]
    }
  }

  extension JamController: SelectorResponding {
    static var selectors: SelectorTable {
      [
        "toggleSorting:": .init(JamController.toggleSorting),
        "throwJarAway:": .init(JamController.throwJarAway),
      ]
    }
  }
#endif
