import Drawing
import NavigationKit

/// A list whose cells are samples of the file's.
@MainActor
protocol SampleList: UIScrollView {
  /// The cells on screen.
  var cells: [any SampleCell] { get }
  /// The headers and footers that are before all that cells take up.
  var ends: [UIView] { get }
  /// Whether cells follow each other from side to side.
  var isHorizontal: Bool { get }
  /// Whether it has titles between its cells.
  var hasTitles: Bool { get }
}

/// A cell that may show something.
@MainActor
protocol SampleCell: UIView {
  /// Whether something is seen in it on the colour of its list, besides separators.
  func showsSomething(on ground: Color) -> Bool
}

extension UITableView: SampleList {
  var cells: [any SampleCell] { visibleCells }
  var isHorizontal: Bool { false }

  var hasTitles: Bool {
    guard let dataSource else { return false }
    return (0..<numberOfSections).contains { section in
      [
        dataSource.tableView(self, titleForHeaderInSection: section),
        dataSource.tableView(self, titleForFooterInSection: section),
      ].contains { $0?.isEmpty == false }
    }
  }

  var ends: [UIView] {
    [tableHeaderView, visibleCells.isEmpty ? tableFooterView : nil].compactMap(\.self)
  }
}

extension UICollectionView: SampleList {
  var cells: [any SampleCell] { visibleCells }
  var hasTitles: Bool { false }

  var isHorizontal: Bool {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
  }

  var ends: [UIView] {
    let kinds = PlayedCollection.supplements.map(\.name)
    return (visibleCells.isEmpty ? kinds : Array(kinds.prefix(1))).flatMap {
      visibleSupplementaryViews(ofKind: $0)
    }
  }
}

extension UITableViewCell: SampleCell {
  func showsSomething(on ground: Color) -> Bool {
    layoutIfNeeded()
    let own = backgroundColor?.color(in: traitCollection) ?? .clear
    if own.isVisible(on: ground) { return true }
    return subviews.contains { $0.isVisible(on: own.alpha > 0 ? own : ground) }
  }
}

extension UICollectionViewCell: SampleCell {
  func showsSomething(on ground: Color) -> Bool {
    layoutIfNeeded()
    return isVisible(on: ground)
  }
}

extension UIView {
  /// The colour on which what is in it is seen: its own, or that of the nearest view behind it.
  var ground: Color {
    sequence(first: self, next: \.superview).lazy
      .compactMap { $0.backgroundColor?.color(in: $0.traitCollection) }
      .first { $0.alpha > 0 } ?? UIColor.systemBackground.color(in: traitCollection)
  }
}
