/// A bed of a garden, or a plant.
struct Plant: Hashable {
  let name: String
  var note: String?
  /// The number of plants in a bed; nil for a plant.
  var count = 0

  var isBed: Bool { count > 0 }
  var symbol: String { isBed ? "square.grid.2x2" : "leaf.fill" }

  /// The plants to look after this week.
  static let soon = [
    Plant(name: "Peas", note: "Tie them up"), Plant(name: "Lettuce", note: "Sow again"),
  ]

  /// The beds with what grows in them; the first is open.
  static var outline: NSDiffableDataSourceSectionSnapshot<Plant> {
    var outline = NSDiffableDataSourceSectionSnapshot<Plant>()
    for (bed, plants) in [
      ("South wall", ["Tomatoes", "Basil", "Fig"]), ("Shade", ["Ferns", "Mint"]),
      ("Pond", ["Iris", "Water lily", "Reed", "Sedge"]),
    ] {
      let parent = Plant(name: bed, count: plants.count)
      outline.append([parent])
      outline.append(plants.map { Plant(name: $0) }, to: parent)
    }
    outline.expand(Array(outline.rootItems.prefix(1)))
    return outline
  }
}

/// The page of a plant.
final class PlantController: UIViewController {
  private let leaf = UIImageView(image: UIImage(systemName: "leaf.fill"))

  init(_ plant: Plant) {
    super.init(nibName: nil, bundle: nil)
    title = plant.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    leaf.tintColor = .systemGreen
    leaf.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(leaf)
    NSLayoutConstraint.activate([
      leaf.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      leaf.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      leaf.widthAnchor.constraint(equalToConstant: PlantController.side),
      leaf.heightAnchor.constraint(equalToConstant: PlantController.side),
    ])
  }

  /// In points.
  private static let side: CGFloat = 96
}
