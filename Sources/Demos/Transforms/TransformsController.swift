/// Tiles that are turned, scaled, mirrored and slanted; a tap on a tile turns it by 90 degrees.
final class TransformsController: UIViewController {
  private static let tiles: [(name: String, color: UIColor, transform: CGAffineTransform)] = [
    ("Turned", .systemIndigo, CGAffineTransform(rotationAngle: .pi / 6)),
    ("Scaled", .systemTeal, CGAffineTransform(scaleX: 0.7, y: 1.4)),
    ("Mirrored", .systemOrange, CGAffineTransform(scaleX: -1, y: 1)),
    ("Slanted", .systemPurple, CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0)),
  ]
  private let tiles = TransformsController.tiles.map { _ in UIButton(type: .system) }
  private let label = UILabel(frame: .zero)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Transforms"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { [weak self] _ in self?.reset() })
    for (tile, look) in zip(tiles, TransformsController.tiles) {
      tile.backgroundColor = look.color
      tile.setTitle(look.name, for: .normal)
      tile.setTitleColor(.white, for: .normal)
      tile.growTitle(upTo: TransformsController.largestTitleSize)
      tile.layer.cornerRadius = TransformsController.cornerRadius
      tile.transform = look.transform
      let turn = UIAction { [weak self, weak tile] _ in tile.map { self?.turn($0, look.name) } }
      tile.addAction(turn, for: .touchUpInside)
      view.addSubview(tile)
    }
    label.text = "Tap a tile"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = max(TransformsController.labelHeight, label.sizeThatFits(room.size).height)
    let rows = room.height - height
    for (index, tile) in tiles.enumerated() {
      tile.bounds.size = TransformsController.size
      tile.center = CGPoint(
        x: room.minX + room.width * (index % 2 == 0 ? 0.27 : 0.73),
        y: room.minY + rows * (index < 2 ? 0.27 : 0.73))
    }
    label.frame = CGRect(x: room.minX, y: room.minY + rows, width: room.width, height: height)
  }

  private func turn(_ tile: UIView, _ name: String) {
    label.text = "\(name) was tapped"
    view.setNeedsLayout()
    UIView.animate(withDuration: TransformsController.duration) {
      tile.transform = tile.transform.concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    }
  }

  private func reset() {
    label.text = "Tap a tile"
    UIView.animate(withDuration: TransformsController.duration) { [tiles] in
      for (tile, look) in zip(tiles, TransformsController.tiles) { tile.transform = look.transform }
    }
  }

  // In points; the duration in seconds, slow enough to watch.
  private static let size = CGSize(width: 110, height: 64)
  private static let labelHeight: CGFloat = 60
  private static let cornerRadius: CGFloat = 12
  /// The longest name fills its tile.
  private static let largestTitleSize: CGFloat = 25
  private static let duration = 0.4
}
