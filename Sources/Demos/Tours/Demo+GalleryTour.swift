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
  /// Opens another sheet from the list, and resizes the screen to its height if the screen is as
  /// wide as a sheet.
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

  /// Taps outside an open menu.
  fileprivate func closeMenu() {
    guard elements().contains(where: { $0.role == .menuItem }) else { return }
    tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.maxY - Stage.margin))
    settle()
  }

  /// Touches the edge of the first tile and drags to a fraction of the tile's width.
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

  /// The distance from the lower edge where a tap has no effect, in points.
  private static let margin: CGFloat = 4
  /// The distance from a tile's edge at which an edge swipe starts, in points.
  private static let tileEdge: CGFloat = 2
}
