import Foundation

/// The form of a compositional layout's section as a list.
nonisolated struct ListForm: Hashable, Sendable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let showsSeparators: Bool
  /// Whether the first item is shown as the header.
  let startsWithHeader: Bool

  /// The place of an item.
  func place(of item: Int, count: Int) -> ListPlace {
    let first = startsWithHeader ? 1 : 0
    guard item >= first else { return ListPlace(appearance: appearance, role: .header) }
    return ListPlace(
      appearance: appearance, role: .item, isFirst: item == first, isLast: item == count - 1,
      showsSeparators: showsSeparators)
  }

  /// The place of a header or footer.
  func place(ofKind kind: String) -> ListPlace {
    ListPlace(
      appearance: appearance,
      role: kind == UICollectionView.elementKindSectionFooter ? .footer : .header)
  }
}

/// Where a row, header or footer is in a list.
nonisolated struct ListPlace: Hashable, Sendable {
  enum Role: Hashable, Sendable { case item, header, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  var isFirst = false
  var isLast = false
  var showsSeparators = false
  /// How the separators look; nil for the default ones.
  var separators: UIListSeparatorConfiguration?

  /// The separators at a row's edges.
  var lines: RowLines {
    guard showsSeparators else { return RowLines() }
    let defaultLines =
      appearance.isSidebar
      ? RowLines()
      : .lines(isFirst: isFirst, isLast: isLast, style: appearance.tableStyle, inset: nil)
    return separators?.lines(insteadOf: defaultLines) ?? defaultLines
  }

  /// The shape that clips a row of an inset group; nil if none of its corners are round.
  var shape: GroupShape? {
    guard appearance == .insetGrouped, role == .item, isFirst || isLast else { return nil }
    return GroupShape(isFirst: isFirst, isLast: isLast)
  }

  /// The minimum height, in points.
  var minimumHeight: CGFloat { role == .item ? TableMetrics.rowHeight : 0 }
}

extension ListPlace {
  /// The default content.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// The default background.
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .sidebar), (.item, .sidebarPlain): .listSidebarCell()
    case (.item, _): .listGroupedCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
    default: .listGroupedHeaderFooter()
    }
  }
}
