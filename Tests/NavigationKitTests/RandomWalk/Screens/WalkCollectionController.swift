import Foundation

@testable import NavigationKit

/// A collection view, whose data source tells it about changes, or has snapshots.
final class WalkCollectionController: WalkListController {
  /// The layouts: lines, lines sideways, groups with a section that scrolls, and rows of a list.
  private static let layouts: [@MainActor (WalkCollectionController?) -> UICollectionViewLayout] = [
    { _ in UICollectionViewFlowLayout() },
    { _ in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return layout
    }, { _ in UICollectionViewCompositionalLayout { section, _ in groups(section) } },
    { page in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.trailingSwipeActionsConfigurationProvider = { [weak page] path in
        page?.swipeActions(at: path)
      }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    },
  ]

  private let collection: UICollectionView
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  override var list: UIScrollView { collection }

  override init(seed: Int) {
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(seed: seed)
    collection.collectionViewLayout = Self.layouts[seed % 4](self)
    collection.addGestureRecognizer(collection.itemMoves.press)
    collection.allowsMultipleSelection = seed.isMultiple(of: 3)
    collection.register(WalkCell.self, forCellWithReuseIdentifier: "cell")
    collection.delegate = self
    if seed % 8 < 4 {
      collection.dataSource = self
    } else {
      diffable = UICollectionViewDiffableDataSource(collectionView: collection) {
        [unowned self] collection, path, _ in
        cell(in: collection, at: path)
      }
      diffable?.apply(snapshot, animatingDifferences: false)
      diffable?.reorderingHandlers.canReorderItem = { !$0.isMultiple(of: 5) }
      diffable?.reorderingHandlers.didReorder = { [weak self] in self?.follow($0) }
    }
  }

  /// The user has moved an item, perhaps over the border of two sections.
  private func follow(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
    let snapshot = transaction.finalSnapshot
    items.arrange(
      snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
  }

  private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.delete(path)
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ])
  }

  private func delete(_ path: IndexPath) {
    guard items.item(at: path) != nil else { return }
    items.remove(path)
    if let diffable { diffable.apply(snapshot) } else { collection.deleteItems(at: [path]) }
  }

  required init?(coder: NSCoder) { nil }

  private static func groups(_ section: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(section % 3 == 1 ? 1 : 0.25),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: section % 3 == 1 ? .absolute(150) : .fractionalWidth(1),
        heightDimension: section % 3 == 2 ? .estimated(70) : .absolute(90)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior =
      group.layoutSize.widthDimension.isAbsolute ? .continuous : .none
    return section
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in items.sections {
      snapshot.appendSections([section.number])
      snapshot.appendItems(section.items)
    }
    return snapshot
  }

  // MARK: Actions

  override var selection: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }

  override func show(_ updates: [ListUpdate], _ random: inout RandomNumbers) {
    if let diffable {
      var snapshot = snapshot
      let old = diffable.snapshot()
      let reloaded = updates.flatMap { update -> [Int] in
        guard case .reload(let paths) = update else { return [] }
        return paths.compactMap { old.item(at: $0) }
      }
      snapshot.reloadItems(reloaded)
      return diffable.apply(snapshot, animatingDifferences: !random.isOne(in: 4))
    }
    collection.performBatchUpdates {
      for update in updates { self.perform(update) }
    }
  }

  private func perform(_ update: ListUpdate) {
    switch update {
    case .insert(let paths): collection.insertItems(at: paths)
    case .delete(let paths): collection.deleteItems(at: paths)
    case .reload(let paths): collection.reloadItems(at: paths)
    case .move(let start, let end): collection.moveItem(at: start, to: end)
    case .insertSections(let sections): collection.insertSections(sections)
    case .deleteSections(let sections): collection.deleteSections(sections)
    case .reloadSections(let sections): collection.reloadSections(sections)
    case .moveSection(let start, let end): collection.moveSection(start, toSection: end)
    }
  }

  override func reload() { collection.reloadData() }
  override func select(_ path: IndexPath) {
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }
  override func deselect(_ path: IndexPath) { collection.deselectItem(at: path, animated: false) }
  override func scroll(to path: IndexPath, animated: Bool) {
    collection.scrollToItem(at: path, at: [], animated: animated)
  }
  override func restyle(_ random: inout RandomNumbers) {
    let layout = random.pick(Self.layouts)(self)
    collection.setCollectionViewLayout(layout, animated: random.isOne(in: 2))
  }

  // MARK: Invariants

  override func fault(atRest: Bool) -> String? {
    let shown = collection.shownElements
    let allViews = shown.views + collection.leavingViews
    if Set(allViews.map(ObjectIdentifier.init)).count != allViews.count {
      return "a view is there twice"
    }
    guard collection.cachedCounts != nil else { return nil }
    for (element, view) in shown {
      if view.superview == nil { return "\(element.path) is not on screen" }
      guard let cell = view as? WalkCell else { continue }
      let label = items.label(at: collection.dataPath(of: element.path))
      if cell.label != label { return "\(element.path) shows \(cell.label), not \(label)" }
      if cell.isSelected != selection.contains(element.path) {
        return "the cell at \(element.path) is selected: \(cell.isSelected)"
      }
    }
    return atRest ? faultAtRest : nil
  }

  private var faultAtRest: String? {
    if !collection.leavingViews.isEmpty { return "a deleted item's view is left" }
    if collection.moved != nil { return "an item is held still" }
    if collection.counts != items.counts { return "there are other items than in the data" }
    if let fault = list.scrollFault { return fault }
    let views = Set(collection.shownElements.views.map(ObjectIdentifier.init))
    for view in collection.reusableViews where !views.contains(ObjectIdentifier(view)) {
      return "a view is left over: \(view)"
    }
    for path in items.paths {
      guard let place = collection.layoutAttributesForItem(at: path) else {
        return "\(path) has no place"
      }
      list.forgetAnimatedItem(at: place.frame, isShown: collection.cellForItem(at: path) != nil)
      let cell = collection.cellForItem(at: path)
      // A section that scrolls on its own may show less of it.
      if !place.scrolls, let fault = list.fault(of: path, at: place.frame, isShown: cell != nil) {
        return fault
      }
      guard let cell else { continue }
      let frame = cell.convert(cell.bounds, to: collection)
      if !frame.isNear(place.frame) { return "\(path) is at \(frame), not \(place.frame)" }
      if cell.alpha * cell.stateAlpha != 1 { return "\(path) is translucent" }
      if cell.isLifted { return "\(path) is lifted still" }
      let isOpen = (cell as? UICollectionViewListCell)?.pull != nil
      if isOpen != (collection.swipe.path == path) { return "\(path) shows actions: \(isOpen)" }
    }
    return nil
  }
}

extension WalkCollectionController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { items.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(in: collectionView, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { items.item(at: indexPath)?.isMultiple(of: 5) == false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.move(sourceIndexPath, to: destinationIndexPath) }

  private func cell(
    in collectionView: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? WalkCell)?.label = items.label(at: path)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(at: indexPath) }
}

/// A cell that knows what it shows.
private final class WalkCell: UICollectionViewListCell {
  var label = "" { didSet { text.text = label } }
  private lazy var text: UILabel = {
    let text = UILabel(frame: contentView.bounds)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(text)
    return text
  }()
}

extension UICollectionView {
  /// Every cell and supplementary view inside it.
  fileprivate var reusableViews: [UICollectionReusableView] {
    (subviews + sectionViews.values.flatMap(\.subviews)).compactMap {
      $0 as? UICollectionReusableView
    }
  }
}
