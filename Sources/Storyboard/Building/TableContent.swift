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

  /// Samples of prototypes, one after the other, as many as fill a screen.
  init(samplesOf prototypes: [DocumentElement], _ reader: ElementReader) {
    isStatic = false
    let count = prototypes.isEmpty ? 0 : max(Self.sampleCount, prototypes.count)
    let rows = (0..<count).map { prototypes[$0 % prototypes.count] }
    sections = [Section(rows: rows)]
  }

  /// The height of a row in points; nil for that of the table.
  static func height(of row: DocumentElement, _ reader: ElementReader) -> Double? {
    reader.length("rowHeight", of: row).flatMap { $0 > 0 ? $0 : nil }
  }

  /// How many sample rows there are: a screenful on a phone.
  private static let sampleCount = 12
}
