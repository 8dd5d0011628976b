import Foundation

extension NSCollectionLayoutSection {
  /// A section that is a list of rows, which are as high as their content.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = ListMetrics.rowSize
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let width = layoutEnvironment.container.effectiveContentSize.width
    section.contentInsets = configuration.insets(forWidth: width)
    section.boundarySupplementaryItems = configuration.boundaries
    section.list = configuration
    return section
  }

  /// The space above the rows: the layout's first group without a header begins as far down as a
  /// table's first group.
  func top(isFirst: Bool) -> CGFloat {
    guard isFirst, let list, list.headerMode != .supplementary, list.appearance.isGrouped,
      contentInsets.top == TableMetrics.groupGap
    else { return contentInsets.top }
    return TableMetrics.firstGroupGap
  }
}

extension UICollectionViewCompositionalLayout {
  /// Where an item is in a list, and how its separators look; nil if its section is no list.
  func listPlace(of path: IndexPath, in section: CompositionalSection) -> ListPlace? {
    guard var place = section.form.list?.place(of: path.item, count: section.count) else {
      return nil
    }
    let list = lists[path.section]
    place.separators =
      list?.itemSeparatorHandler.map { $0(path, list?.separatorConfiguration ?? .init(.plain)) }
      ?? list?.separatorConfiguration
    return place
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// The form of the section as a value.
  var form: ListForm {
    ListForm(
      appearance: appearance, showsSeparators: showsSeparators,
      startsWithHeader: headerMode == .firstItemInSection)
  }

  /// The insets around the rows: groups are as far apart as those of tables.
  fileprivate func insets(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = appearance == .insetGrouped ? SideMargin.points(inWidth: width) : 0
    guard appearance.isGrouped else { return .zero }
    return NSDirectionalEdgeInsets(
      top: headerMode == .none ? TableMetrics.groupGap : 0, leading: side,
      bottom: footerMode == .none ? TableMetrics.groupGap : 0, trailing: side)
  }

  /// The headers and footers; those of plain lists stay in view.
  fileprivate var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    let header = boundary(UICollectionView.elementKindSectionHeader, .top)
    header.pinToVisibleBounds = appearance == .plain
    header.spaceBefore = max(
      0, headerTopPadding ?? (appearance == .plain ? TableMetrics.bandGap : 0))
    let footer = boundary(UICollectionView.elementKindSectionFooter, .bottom)
    return (headerMode == .supplementary ? [header] : [])
      + (footerMode == .supplementary ? [footer] : [])
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: ListMetrics.rowSize, elementKind: kind, alignment: alignment)
  }
}

extension UICollectionView {
  /// Has a list's colour behind it, unless the app has set another.
  func applyListBackground(_ color: UIColor?) {
    guard let color, backgroundColor == .systemBackground else { return }
    byDefault { backgroundColor = color }
  }
}

extension ListMetrics {
  /// The size of rows, headers and footers until they are measured.
  fileprivate static var rowSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
  }
}
