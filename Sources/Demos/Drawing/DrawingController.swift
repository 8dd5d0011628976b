/// A sheet to draw on with a finger, in a colour of the toolbar; a picture of it can be shown.
final class DrawingController: UIViewController {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Ink", .label), ("Sea", .systemBlue), ("Leaf", .systemGreen), ("Rose", .systemPink),
  ]
  private let sheet = DrawingView(frame: .zero)
  private var colorItems: [UIBarButtonItem] = []
  private lazy var undoItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.backward"),
    primaryAction: UIAction { [weak self] _ in self?.sheet.removeLast() })

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Drawing"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Picture", primaryAction: UIAction { [weak self] _ in self?.showPicture() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    undoItem.accessibilityLabel = "Undo"
    view.backgroundColor = .systemGroupedBackground
    sheet.accessibilityLabel = "Sheet"
    sheet.strokesDidChange = { [weak self] in self?.updateItems() }
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      sheet.topAnchor.constraint(equalTo: guide.topAnchor, constant: DrawingController.margin),
      sheet.leadingAnchor.constraint(
        equalTo: guide.leadingAnchor, constant: DrawingController.margin),
      guide.trailingAnchor.constraint(
        equalTo: sheet.trailingAnchor, constant: DrawingController.margin),
      guide.bottomAnchor.constraint(
        equalTo: sheet.bottomAnchor, constant: DrawingController.margin),
    ])
    makeToolbar()
    choose(1)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func makeToolbar() {
    colorItems = DrawingController.colors.enumerated().map { index, color in
      let item = UIBarButtonItem(
        title: color.name,
        primaryAction: UIAction { [weak self] _ in self?.choose(index) })
      item.tintColor = color.color
      return item
    }
    let replay = UIBarButtonItem(
      systemItem: .play, primaryAction: UIAction { [weak self] _ in self?.sheet.replay() })
    let gap = { UIBarButtonItem(systemItem: .flexibleSpace) }
    toolbarItems = [undoItem, gap()] + colorItems.flatMap { [$0, gap()] } + [replay]
    updateItems()
  }

  private func choose(_ index: Int) {
    sheet.color = DrawingController.colors[index].color
    for (place, item) in colorItems.enumerated() { item.style = place == index ? .done : .plain }
  }

  private func updateItems() {
    undoItem.isEnabled = !sheet.isEmpty
    toolbarItems?.last?.isEnabled = !sheet.isEmpty
    navigationItem.rightBarButtonItem?.isEnabled = !sheet.isEmpty
  }

  private func showPicture() {
    let page = UIViewController()
    page.title = "Picture"
    page.view.backgroundColor = .systemBackground
    let picture = UIImageView(image: sheet.picture)
    picture.contentMode = .scaleAspectFit
    picture.frame = page.view.bounds.insetBy(
      dx: DrawingController.pictureMargin, dy: DrawingController.pictureMargin)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(picture)
    navigationController?.pushViewController(page, animated: true)
  }

  // In points.
  private static let margin: CGFloat = 16
  private static let pictureMargin: CGFloat = 60
}
