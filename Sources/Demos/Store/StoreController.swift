/// A store front: shelves that scroll sideways, and a grid as high as its text.
final class StoreController: UICollectionViewController {
  init() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      Shelf(rawValue: index)?.layout(in: environment)
    }
    layout.register(ShelfBoard.self, forDecorationViewOfKind: Shelf.board)
    super.init(collectionViewLayout: layout)
    title = "Store"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WareCell.self, forCellWithReuseIdentifier: "ware")
    collectionView.register(
      ShelfTitle.self, forSupplementaryViewOfKind: Shelf.title, withReuseIdentifier: "title")
    collectionView.register(
      NewMark.self, forSupplementaryViewOfKind: Shelf.mark, withReuseIdentifier: "mark")
  }

  private func ware(at path: IndexPath) -> Ware? { Shelf(rawValue: path.section)?.wares[path.item] }

  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemBlue,
  ]

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Shelf.allCases.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Shelf(rawValue: section)?.wares.count ?? 0 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ware", for: indexPath)
    if let ware = ware(at: indexPath) {
      let color = Self.colors[(indexPath.section * 2 + indexPath.item) % Self.colors.count]
      (cell as? WareCell)?.show(ware, color: color)
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind == Shelf.mark ? "mark" : "title", for: indexPath)
    (view as? ShelfTitle)?.show(Shelf(rawValue: indexPath.section)?.name ?? "")
    (view as? NewMark)?.show(ware(at: indexPath)?.isNew == true)
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let ware = ware(at: indexPath) else { return }
    let page = MessagePage(ware.name, symbol: ware.symbol, "It costs € \(ware.price).")
    navigationController?.pushViewController(page, animated: true)
  }
}
