extension MotionTrack: CustomStringConvertible {
  /// Decimals of an instant: enough to tell 1/120 s apart.
  static let timePlaces = 4
  /// Decimals of a position or a size in points.
  static let valuePlaces = 2
  /// Stands for a part that is not on screen.
  static let absent = "–"

  /// The track as a table: a line of column names, then a line for each instant.
  public var description: String {
    let names = columns.map(RecordName.spaced)
    let head = [Self.timeColumn, Self.frameColumn] + names
    let body = rows.map { row in
      [Decimals.text(row.time, Self.timePlaces), "\(row.frame)"]
        + row.values.map { $0.map { Decimals.text($0, Self.valuePlaces) } ?? Self.absent }
    }
    let widths = names.indices.map { column in
      body.reduce(names[column].count) { max($0, $1.dropFirst(column + 2).first?.count ?? 0) }
    }
    let fixed = [Self.timeWidth(body), Self.frameWidth]
    return ([head] + body).map { Self.line($0, widths: fixed + widths) }.joined()
  }

  /// The track with the decimals of its text.
  public var rounded: MotionTrack {
    MotionTrack(
      columns: columns,
      rows: rows.map { row in
        Row(
          time: FrameRecord.rounded(row.time, Self.timePlaces), frame: row.frame,
          values: row.values.map { $0.flatMap { Decimals.rounded($0, Self.valuePlaces) } })
      })
  }

  static let timeColumn = "time"
  static let frameColumn = "frame"
  /// A fingerprint's digits.
  private static let frameWidth = 16

  private static func timeWidth(_ body: [[String]]) -> Int {
    body.reduce(timeColumn.count) { max($0, $1[0].count) }
  }

  private static func line(_ fields: [String], widths: [Int]) -> String {
    zip(fields, widths).reduce("") { line, field in
      line + "  " + String(repeating: " ", count: field.1 - field.0.count) + field.0
    } + "\n"
  }
}
