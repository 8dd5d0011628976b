extension ClassTable {
  /// The members of lists that apps commonly reach by name.
  static var listClasses: [ClassTable] {
    [
      ClassTable(
        UITableView.self, selectors: ["reloadData": .init(UITableView.reloadData)],
        outlets: ["editing": .init(\UITableView.isEditing)]),
      ClassTable(
        UICollectionView.self, selectors: ["reloadData": .init(UICollectionView.reloadData)]),
    ]
  }
}
