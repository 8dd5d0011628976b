extension UICollectionViewController {
  /// Beside other columns the row stays selected whose contents they show; in one stack it is
  /// deselected as the list comes back.
  func keepSelection(of row: Int?) {
    let isStacked = splitViewController?.isCollapsed != false
    clearsSelectionOnViewWillAppear = isStacked
    guard !isStacked, let row, collectionView.indexPathsForSelectedItems?.isEmpty != false
    else { return }
    collectionView.selectItem(
      at: IndexPath(item: row, section: 0), animated: false, scrollPosition: [])
  }
}

extension UICollectionViewLayout {
  /// A list of rows in a column.
  static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: appearance))
  }
}
