extension Demo {
  static let navBar = Demo(
    name: "navbar", title: "Navigation Bar", summary: "Ten ways to set it up",
    subject: .navigation, symbol: "textformat.size", tour: navBarTour
  ) { _ in NavBarPages.list }

  static let toolbars = Demo(
    name: "toolbars", title: "Toolbars", summary: "Items that come and go with pages",
    subject: .navigation, symbol: "line.3.horizontal", tour: toolbarsTour
  ) { _ in ToolbarPages.list }

  static let tabs = Demo(
    name: "tabs", title: "Tabs", summary: "Several stacks side by side, and More",
    subject: .navigation, symbol: "square.grid.2x2", tour: tabsTour
  ) { _ in TabPages.list }

  static let hiding = Demo(
    name: "hiding", title: "Hiding Bars", summary: "On a tap, a swipe, with a page",
    subject: .navigation, symbol: "eye", tour: hidingTour
  ) { _ in HidingPages.list }

  static let transitions = Demo(
    name: "transitions", title: "Transitions", summary: "Of one’s own, one under a finger",
    subject: .navigation, symbol: "film", tour: transitionsTour
  ) { _ in TransitionPages.list }

  static let modals = Demo(
    name: "modals", title: "Modals", summary: "Full screen, sheets, one over the other",
    subject: .navigation, symbol: "archivebox", tour: modalsTour
  ) { _ in ModalPages.list }

  static let popovers = Demo(
    name: "popovers", title: "Popovers",
    summary: "Cards that point at something; sheets on a phone",
    subject: .navigation, symbol: "bubble.left", tour: popoversTour
  ) { _ in PopoverBoard() }

  static let search = Demo(
    name: "search", title: "Search", summary: "A search bar, scopes, and results",
    subject: .navigation, symbol: "magnifyingglass", tour: searchTour
  ) { _ in BirdsController() }

  static let alerts = Demo(
    name: "alerts", title: "Alerts and Menus",
    summary: "Questions, long presses, and what to share",
    subject: .navigation, symbol: "exclamationmark.circle", tour: alertsTour
  ) { _ in AlertPages.list }

  static let columns = Demo(
    name: "columns", title: "Columns", summary: "Mail in three columns, or in one",
    subject: .navigation, symbol: "sidebar.left", tour: columnsTour,
    screen: CGSize(width: 1024, height: 768),
    makeOwnRoot: { _ in MailColumns() }
  ) { _ in MailColumns.opener }

  static let editing = Demo(
    name: "editing", title: "Editing", summary: "Edit, delete, done",
    subject: .navigation, symbol: "square.and.pencil", tour: editingTour
  ) { _ in ErrandsController() }

  static let mail = Demo(
    name: "mail", title: "Mail", summary: "Rows to pull aside, a list to pull down",
    subject: .navigation, symbol: "envelope", tour: mailTour
  ) { _ in MailController() }

  static let paging = Demo(
    name: "pages", title: "Pages", summary: "Turned one by one, by a finger or a dot",
    subject: .navigation, symbol: "book", tour: pagingTour
  ) { _ in PagingPages.list }

  static let controls = Demo(
    name: "controls", title: "Controls", summary: "Sliders, steppers, buttons and the like",
    subject: .navigation, symbol: "slider.horizontal.3", tour: controlsTour
  ) { _ in ControlsController() }

  static let pickers = Demo(
    name: "pickers", title: "Pickers", summary: "Wheels to turn, dates and times",
    subject: .navigation, symbol: "calendar", tour: pickersTour
  ) { _ in PickerPages.list }

  static let drawing = Demo(
    name: "drawing", title: "Drawing", summary: "Strokes of a finger, drawn again on demand",
    subject: .navigation, symbol: "pencil", tour: drawingTour
  ) { _ in DrawingController() }

  static let transforms = Demo(
    name: "transforms", title: "Transforms", summary: "Turned, scaled, mirrored, and tapped",
    subject: .navigation, symbol: "arrow.clockwise", tour: transformsTour
  ) { _ in TransformsController() }

  static let form = Demo(
    name: "form", title: "Form", summary: "Stacks and constraints, on every screen",
    subject: .navigation, symbol: "doc.text", tour: formTour
  ) { _ in SignUpController() }

  static let chat = Demo(
    name: "chat", title: "Chat", summary: "Text that grows while it is typed",
    subject: .navigation, symbol: "bubble.left", tour: chatTour
  ) { _ in ChatController() }

  static let grid = Demo(
    name: "grid", title: "Grid", summary: "Pictures in lines, with a date above",
    subject: .navigation, symbol: "photo", tour: gridTour
  ) { _ in GridController() }

  static let store = Demo(
    name: "store", title: "Store", summary: "Shelves to push aside, and wares in columns",
    subject: .navigation, symbol: "cart", tour: storeTour
  ) { _ in StoreController() }

  static let outline = Demo(
    name: "outline", title: "Outline", summary: "Rows inside rows, which open and close",
    subject: .navigation, symbol: "leaf", tour: outlineTour
  ) { _ in OutlineController() }

  static let storyboards = Demo(
    name: "storyboards", title: "Storyboards", summary: "Scenes and segues drawn in Xcode",
    subject: .navigation, symbol: "doc.on.doc", tour: storyboardsTour
  ) { _ in StoryboardPages.list }

  static let gallery = Demo(
    name: "gallery", title: "Gallery", summary: "Every component, in every look, side by side",
    subject: .navigation, symbol: "square.grid.2x2", tour: galleryTour,
    screen: CGSize(width: GallerySheet.width, height: GallerySheet.listHeight)
  ) { _ in GallerySheet.list }

  static let restart = Demo(
    name: "restart", title: "Restart", summary: "Opens where it was left",
    subject: .navigation, symbol: "book", tour: restartTour
  ) { _ in BooksController() }
}
