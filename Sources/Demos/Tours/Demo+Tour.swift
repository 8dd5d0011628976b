#if !canImport(UIKit)
  import Foundation
  import NavigationKit

  extension Demo {
    /// What a capture of the demo shows, stop by stop, with the samples in it.
    ///
    /// With other content the stops where things have other names show the page before.
    public var tour: [TourStop] {
      switch name {
      case "catalogue": Demo.catalogueTour
      case "files": [TourStop("samples") { $0.settle() }] + Demo.filesTour
      case "photos": [TourStop("albums") { $0.settle() }] + Demo.photosTour
      case "settings": [TourStop("settings") { $0.settle() }] + Demo.settingsTour
      case "navbar": Demo.navBarTour
      case "toolbars": Demo.toolbarsTour
      case "hiding": Demo.hidingTour
      case "transitions": Demo.transitionsTour
      case "modals": Demo.modalsTour
      case "editing": Demo.editingTour
      case "controls": Demo.controlsTour
      case "gallery": Demo.galleryTour
      default: []
      }
    }

    private static let catalogueTour =
      [TourStop("demos") { $0.settle() }]
      + [TourStop("files") { $0.visit("Files") }] + filesTour
      + [TourStop("photos") { $0.leave(by: "Photos") }] + photosTour
      + [TourStop("settings") { $0.leave(by: "Settings") }] + settingsTour
      + chapters.filter { $0.subject == .navigation }.map { demo in
        TourStop(demo.name) { $0.leave(by: demo.title) }
      }

    private static let filesTour = [
      TourStop("folder-pushing") { stage in
        stage.pick("Recipes")
        stage.advance(by: 0.15)
      },
      TourStop("folder") { $0.settle() },
      TourStop("text") { $0.visit("Pancakes.txt") },
      TourStop("info") { $0.visit("Get Info") },
      TourStop("half-way-back") { stage in
        stage.back()
        stage.back()
        stage.pull(to: 0.6)
      },
      TourStop("let-go") { stage in
        stage.release()
        stage.settle()
      },
      TourStop("scripts") { $0.visit("Names of the World") },
      TourStop("by-size") { stage in
        stage.back()
        stage.visit("Measurements")
        stage.visit("By Name")
        stage.visit("By Date")
      },
      TourStop("scrolling") { stage in
        stage.scroll(by: 300)
        stage.advance(by: 0.1)
      },
      TourStop("picture") { stage in
        stage.back()
        stage.visit("Pictures")
        stage.visit("Treasure Map.svg")
      },
      TourStop("no-permission") { stage in
        stage.back()
        stage.back()
        stage.visit("Private")
      },
    ]

    private static let photosTour = [
      TourStop("album-pushing") { stage in
        stage.pick("Family")
        stage.advance(by: 0.15)
      },
      TourStop("album") { $0.settle() },
      TourStop("photo") { $0.visit("In the Park") },
      TourStop("bars-hiding") { stage in
        stage.tapMiddle()
        stage.advance(by: 0.1)
      },
      TourStop("bars-hidden") { $0.settle() },
      TourStop("swiping-back") { stage in
        stage.tapMiddle()
        stage.settle()
        stage.pull(to: 0.4)
      },
      TourStop("album-again") { stage in
        stage.move(to: CGPoint(x: stage.window.bounds.width * 0.9, y: 300), over: 0.1)
        stage.release()
        stage.settle()
      },
    ]

    private static let settingsTour = [
      TourStop("display") { $0.visit("Display") },
      TourStop("large-rows") { stage in
        stage.pick("Large Rows", roles: [.toggle])
        stage.settle()
      },
      TourStop("accent") { stage in
        stage.visit("Accent Colour")
        stage.visit("Orange")
      },
      TourStop("back-to-display") { stage in
        stage.pick(roles: [.backButton])
        stage.advance(by: 0.12)
      },
      TourStop("wi-fi") { stage in
        stage.back()
        stage.visit("Wi-Fi")
      },
      TourStop("networks-editing") { stage in
        stage.visit("Known Networks")
        stage.visit("Edit")
      },
    ]
  }

  extension Stage {
    /// Goes back to the catalogue and on to the next demo.
    fileprivate func leave(by label: String) {
      settle()
      while elements().contains(where: { $0.role == .backButton }) { back() }
      visit(label)
    }
  }
#endif
