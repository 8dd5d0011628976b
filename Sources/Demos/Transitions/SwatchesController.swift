/// Coloured tiles; a tapped one grows into a page.
final class SwatchesController: UIViewController {
  private static let swatches: [(name: String, color: UIColor)] = [
    ("Ember", .systemRed), ("Apricot", .systemOrange), ("Moss", .systemGreen),
    ("Lagoon", .systemTeal), ("Night", .systemIndigo), ("Heather", .systemPurple),
  ]
  private let tiles: [UIButton]

  init(_ title: String) {
    tiles = SwatchesController.swatches.map { _ in UIButton(type: .system) }
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (tile, swatch) in zip(tiles, SwatchesController.swatches) {
      tile.backgroundColor = swatch.color
      tile.setTitle(swatch.name, for: .normal)
      tile.setTitleColor(.white, for: .normal)
      tile.growTitle(upTo: SwatchesController.largestTitleSize)
      tile.layer.cornerRadius = SwatchesController.cornerRadius
      let open = UIAction { [weak self, weak tile] _ in
        guard let self, let tile else { return }
        let page = SwatchPage(swatch.name, color: swatch.color, from: tile)
        navigationController?.pushViewController(page, animated: true)
      }
      tile.addAction(open, for: .touchUpInside)
      view.addSubview(tile)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap = SwatchesController.gap
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: gap, dy: gap)
    let size = CGSize(width: (room.width - gap) / 2, height: (room.height - 2 * gap) / 3)
    for (index, tile) in tiles.enumerated() {
      tile.frame = view.fromLeading(
        CGRect(
          x: room.minX + CGFloat(index % 2) * (size.width + gap),
          y: room.minY + CGFloat(index / 2) * (size.height + gap),
          width: size.width, height: size.height))
    }
  }

  // In points.
  private static let gap: CGFloat = 16
  private static let cornerRadius: CGFloat = 12
  /// The longest name fills a tile of the smallest phone.
  private static let largestTitleSize: CGFloat = 30
}
