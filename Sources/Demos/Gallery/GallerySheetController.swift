/// Shows a sheet, which scrolls both ways: each tile is a child with traits of its own.
final class GallerySheetController: UIViewController {
  private let sheet: GallerySheet
  private let scrollView = UIScrollView(frame: .zero)
  /// The size of all tiles together, in points.
  private(set) var sheetSize = CGSize.zero

  init(_ sheet: GallerySheet) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
    title = sheet.title
    // Each tile is a screen of its own, whose edges nothing may cover.
    edgesForExtendedLayout = []
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    if let button = sheet.button {
      let press = UIAction(title: button.title) { [weak self] _ in
        self.map { button.press($0.children) }
      }
      navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: press)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    scrollView.backgroundColor = .systemGray5
    scrollView.contentInsetAdjustmentBehavior = .never
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var y = GallerySheet.margin
    for row in sheet.rows() {
      var x = GallerySheet.margin
      for tile in row {
        add(tile, at: CGPoint(x: x, y: y))
        x += tile.size.width + GallerySheet.gap
      }
      sheetSize.width = max(sheetSize.width, x - GallerySheet.gap + GallerySheet.margin)
      y += (row.map(\.size.height).max() ?? 0)
      y += GallerySheetController.titleHeight + GallerySheetController.rowGap
    }
    sheetSize.height = y + GallerySheet.margin - GallerySheetController.rowGap
    scrollView.contentSize = sheetSize
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func add(_ tile: GalleryTile, at place: CGPoint) {
    let label = UILabel(frame: .zero)
    label.text = tile.title
    label.font = .systemFont(ofSize: GallerySheetController.titleSize)
    label.textColor = .secondaryLabel
    label.frame = CGRect(
      x: place.x, y: place.y, width: tile.size.width,
      height: GallerySheetController.titleHeight - GallerySheetController.titleGap)
    scrollView.addSubview(label)
    let child = tile.make()
    addChild(child)
    setOverrideTraitCollection(tile.traits, forChild: child)
    child.view.frame = CGRect(
      origin: CGPoint(x: place.x, y: place.y + GallerySheetController.titleHeight),
      size: tile.size)
    child.view.clipsToBounds = true
    scrollView.addSubview(child.view)
    child.didMove(toParent: self)
  }

  // In points: a tile's title, the space above the tile, the part of it that stays free, and
  // between rows.
  private static let titleSize: CGFloat = 11
  private static let titleHeight: CGFloat = 26
  private static let titleGap: CGFloat = 4
  private static let rowGap: CGFloat = 8
}
