/// A section of the store and how it is laid out.
enum Shelf: Int, CaseIterable {
  case featured, recent, all

  static let mark = "mark"
  static let board = "board"
  static let title = UICollectionView.elementKindSectionHeader

  var name: String {
    switch self {
    case .featured: "This Week"
    case .recent: "Just In"
    case .all: "Everything"
    }
  }

  var wares: [Ware] {
    switch self {
    case .featured: Ware.featured
    case .recent: Ware.recent
    case .all: Ware.all
    }
  }

  /// The layout in an environment, with more room for large letters.
  func layout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch self {
    case .featured: section = cards
    case .recent: section = columns(in: environment)
    case .all: section = grid(in: environment)
    }
    section.boundarySupplementaryItems = [title]
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Shelf.margin, bottom: Shelf.margin, trailing: Shelf.margin)
    section.interGroupSpacing = Shelf.space
    return section
  }

  /// Cards that are turned one by one, with a bit of the next one in view.
  private var cards: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Shelf.size(.fractionalWidth(1), .estimated(130)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Shelf.size(.fractionalWidth(0.92), .estimated(130)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// Columns of two, the new ones with a mark.
  private func columns(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let grown = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: Shelf.column, compatibleWith: environment.traitCollection)
    let room = environment.container.effectiveContentSize.width - 2 * Shelf.margin
    let width = max(Shelf.column, min(grown, room))
    let mark = NSCollectionLayoutSupplementaryItem(
      layoutSize: Shelf.size(.absolute(14), .absolute(14)), elementKind: Shelf.mark,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: Shelf.size(.fractionalWidth(1), .estimated(110)),
      supplementaryItems: [mark])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Shelf.size(.absolute(width), .estimated(230)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(Shelf.space)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.decorationItems = [.background(elementKind: Shelf.board)]
    return section
  }

  /// Rows of two that are as high as the text in them, or of one where that is large.
  private func grid(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  {
    let category = environment.traitCollection.preferredContentSizeCategory
    let count = category.isAccessibilityCategory ? 1 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: Shelf.size(.fractionalWidth(1 / CGFloat(count)), .estimated(130)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Shelf.size(.fractionalWidth(1), .estimated(130)), repeatingSubitem: item,
      count: count)
    group.interItemSpacing = .fixed(Shelf.space)
    return NSCollectionLayoutSection(group: group)
  }

  private var title: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Shelf.size(.fractionalWidth(1), .estimated(36)), elementKind: Shelf.title,
      alignment: .top)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  // In points.
  private static let margin: CGFloat = 16
  private static let space: CGFloat = 10
  private static let column: CGFloat = 112
}
