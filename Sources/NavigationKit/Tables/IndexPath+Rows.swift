public import Foundation

nonisolated extension IndexPath {
  /// Makes the place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row, counted from 0 in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section, counted from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
