import Foundation
import NavigationKit

/// A stage filled by a collection view of named items, with a log of the controller's calls.
class CollectionFixture: UICollectionViewController {
  let stage: Stage
  var items: [[String]]
  private(set) var asked = 0
  private(set) var made = 0
  private(set) var sectionsAsked = 0
  var calls: [String] = []

  /// A cell with a label, which counts itself.
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
      selectedBackgroundView = UIView()
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  /// A header that tells its section.
  final class Header: UICollectionReusableView {
    var section = 0
  }

  init(
    _ items: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    isRightToLeft: Bool = false
  ) {
    stage = Stage(
      size: CGSize(width: 390, height: 880), safeAreaInsets: .zero,
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    self.items = items
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes one section, "Item 0" first.
  convenience init(
    count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    isRightToLeft: Bool = false
  ) {
    self.init(
      [(0..<count).map { "Item \($0)" }], layout: layout, isRightToLeft: isRightToLeft)
  }

  var flow: UICollectionViewFlowLayout! { collectionViewLayout as? UICollectionViewFlowLayout }

  func start(in container: UIViewController? = nil) {
    stage.window.rootViewController = container ?? self
    stage.window.makeKeyAndVisible()
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func text(_ item: Int) -> String? {
    (collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)?.label.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionsAsked += 1
    return items[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? Cell {
      if cell.reuses == 0 { made += 1 }
      cell.label.text = items[indexPath.section][indexPath.item]
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? Header)?.section = indexPath.section
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.section).\(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { calls.append("deselect \(indexPath.section).\(indexPath.item)") }
}
