public import Foundation

nonisolated extension IndexPath {
  /// Makes the index path of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row's index in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Makes the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item's index in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section's index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// Makes the index path of a row in a table.
  public convenience init(row: Int, section: Int) {
    let indexes = [section, row]
    self.init(indexes: indexes, length: indexes.count)
  }

  /// Makes the index path of an item in a collection view.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The row's index in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item's index in its section.
  public var item: Int { index(atPosition: 1) }
  /// The section's index.
  public var section: Int { index(atPosition: 0) }
}
