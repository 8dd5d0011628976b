nonisolated extension CollectionChange {
  /// The change from one snapshot to another.
  init(_ difference: SnapshotDifference) {
    self.init(
      [
        .deleteSections(difference.deletedSections), .insertSections(difference.insertedSections),
        .deleteItems(difference.deletedItems), .insertItems(difference.insertedItems),
        .reloadItems(difference.reloadedItems),
      ] + difference.moves.map { .moveItem(from: $0.start, to: $0.end) })
  }
}
