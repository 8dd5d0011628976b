import Foundation

/// The rows of a table without code, as values.
struct TableContent {
  /// A section of a table.
  struct Section {
    var header: String?
    var footer: String?
    var rows: [DocumentElement]
  }

  let sections: [Section]
  /// Whether the rows are the file's own, and not samples.
  let isStatic: Bool

  /// The static rows of a file; nil if there are none.
  init?(sections: [DocumentElement], _ reader: ElementReader) {
    guard !sections.isEmpty else { return nil }
    isStatic = true
    self.sections = sections.map { section in
      Section(
        header: reader.string("headerTitle", of: section),
        footer: reader.string("footerTitle", of: section), rows: section.children(in: "cells"))
    }
  }

  /// Samples of prototypes, one after the other, as many as fill a height in points.
  ///
  /// - Parameter rowHeight: The height of rows that say none.
  init(
    samplesOf prototypes: [DocumentElement], filling height: Double, rowHeight: Double,
    _ reader: ElementReader
  ) {
    isStatic = false
    var rows: [DocumentElement] = []
    var filled = 0.0
    while !prototypes.isEmpty, rows.count < Self.maximumSamples,
      filled < height || rows.count < prototypes.count
    {
      let row = prototypes[rows.count % prototypes.count]
      filled += Self.height(of: row, reader) ?? (rowHeight > 0 ? rowHeight : Self.defaultRowHeight)
      rows.append(row)
    }
    sections = [Section(rows: rows)]
  }

  /// The height of a row in points; nil for that of the table.
  static func height(of row: DocumentElement, _ reader: ElementReader) -> Double? {
    reader.length("rowHeight", of: row).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The height of a row for which neither it nor its table says one, in points.
  private static let defaultRowHeight = 44.0
  /// How many sample rows there are at most.
  private static let maximumSamples = 100
}
