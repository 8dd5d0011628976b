/// Pictures in a grid, month by month; a tap opens one.
final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let months = [("May", 11), ("June", 17), ("July", 1), ("August", 400)]

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = GridController.gap
    flow.minimumInteritemSpacing = GridController.gap
    flow.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: flow)
    title = "Grid"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      MonthTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let columns = max(3, (width / GridController.largest).rounded(.down))
    let side = (width - (columns - 1) * GridController.gap) / columns
    flow.itemSize = CGSize(width: side, height: side)
    flow.sectionInset = UIEdgeInsets(
      top: 0, left: view.safeAreaInsets.left, bottom: GridController.gap,
      right: view.safeAreaInsets.right)
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    flow.headerReferenceSize = CGSize(width: 0, height: (font.lineHeight + 16).rounded())
  }

  /// The number of an item's picture.
  private func number(_ path: IndexPath) -> Int {
    months[..<path.section].reduce(path.item + 1) { $0 + $1.1 }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { months[section].1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.number = number(indexPath)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (view as? MonthTitle)?.show(months[indexPath.section].0)
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(
      SceneryController(number(indexPath)), animated: true)
  }

  // In points.
  private static let gap: CGFloat = 2
  private static let largest: CGFloat = 125
}

/// One picture as large as the page.
final class SceneryController: UIViewController {
  private let picture = Scenery()

  init(_ number: Int) {
    picture.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Picture \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(room.width, room.height)
    picture.frame = CGRect(
      x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }
}
