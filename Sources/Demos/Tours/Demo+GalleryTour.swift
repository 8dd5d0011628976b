#if !canImport(UIKit)
  import Foundation
  import NavigationKit

  extension Demo {
    static let galleryTour: [DemoStop] = GallerySheet.all.flatMap { sheet in
      let name = sheet.title.lowercased().split(separator: " ").joined(separator: "-")
      let stop = DemoStop(name) { $0.open(sheet) }
      return switch name {
      case "menus-and-sheets": [stop] + menuStops
      case "in-motion": [stop] + motionStops
      default: [stop]
      }
    }

    private static let menuStops =
      GalleryLook.allCases.map { look in
        DemoStop("menu-\(look.name.split(separator: " ").joined(separator: "-"))") { stage in
          stage.closeMenu()
          stage.visit("Menu, \(look.name)")
        }
      } + [
        DemoStop("sheet") { stage in
          stage.closeMenu()
          stage.visit("Sheet")
        }
      ]

    private static let motionStops = [
      DemoStop("pushing") { $0.visit("Push", for: 0.15) },
      DemoStop("pushed-half-way") { $0.advance(by: 0.1) },
      DemoStop("pushed") { $0.settle() },
      DemoStop("swiping-back") { $0.pullFirstTile(to: 0.55) },
    ]
  }

  extension Stage {
    /// Goes back to the list of sheets and on to another one, and gives it the height it needs where
    /// the screen is as wide as a sheet.
    fileprivate func open(_ sheet: GallerySheet) {
      settle()
      if window.rootViewController?.presentedViewController != nil { visit("Done") }
      if elements().contains(where: { $0.role == .backButton && $0.label == "Gallery" }) { back() }
      let width = window.bounds.width
      if width == GallerySheet.width { resize(toHeight: GallerySheet.listHeight) }
      visit(sheet.title)
      guard width == GallerySheet.width, let page = shownSheet else { return }
      resize(toHeight: page.view.frame.minY + page.sheetSize.height)
      settle()
    }

    /// Taps beside a menu that is open.
    fileprivate func closeMenu() {
      guard elements().contains(where: { $0.role == .menuItem }) else { return }
      tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.maxY - Stage.margin))
      settle()
    }

    /// Puts a finger on the edge of the first tile and drags it to that share of the tile's width.
    fileprivate func pullFirstTile(to share: CGFloat) {
      guard let tile = shownSheet?.children.first?.view else { return }
      let frame = tile.convert(tile.bounds, to: window)
      press(at: CGPoint(x: frame.minX + Stage.tileEdge, y: frame.midY))
      move(to: CGPoint(x: frame.minX + frame.width * share, y: frame.midY), over: 0.3)
    }

    private func resize(toHeight height: CGFloat) {
      resize(
        to: CGSize(width: window.bounds.width, height: height),
        safeAreaInsets: window.safeAreaInsets)
    }

    private var shownSheet: GallerySheetController? {
      window.rootViewController?.children.last as? GallerySheetController
    }

    /// Where nothing is to be tapped, from the lower edge, in points.
    private static let margin: CGFloat = 4
    /// Where a finger starts that means a tile's edge, in points from it.
    private static let tileEdge: CGFloat = 2
  }
#endif
