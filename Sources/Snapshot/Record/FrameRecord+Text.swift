extension FrameRecord: CustomStringConvertible {
  /// Decimals of the time of a picture and of a film's start.
  static let timePlaces = 3
  /// Decimals of the time of a cell.
  static let cellTimePlaces = 4

  /// The record as text, readable in a git diff: the libraries, a line for each picture, then each
  /// film with a line for each cell and its motion as a table.
  ///
  /// Parsing it gives ``rounded``.
  public var description: String {
    var text = libraries.keys.sorted(by: Self.comesBefore).map { name in
      "made with \(RecordName.spaced(name)) \(RecordName.word(libraries[name] ?? ""))\n"
    }.joined()
    if !stills.isEmpty { text += "\n" + stills.map { "\($0)\n" }.joined() }
    for film in films { text += "\n\(film)" }
    return text
  }

  /// The record with the decimals of its text.
  public var rounded: FrameRecord {
    var record = self
    for index in stills.indices {
      record.stills[index].time = Self.rounded(stills[index].time, Self.timePlaces)
    }
    for index in films.indices { record.films[index] = films[index].rounded }
    return record
  }

  static func rounded(_ time: Double, _ places: Int) -> Double {
    Decimals.rounded(time, places) ?? 0
  }

  /// The order of libraries: alphabetical, ignoring case.
  static func comesBefore(_ first: String, _ second: String) -> Bool {
    (first.lowercased(), first) < (second.lowercased(), second)
  }
}

extension FrameRecord.StillEntry: CustomStringConvertible {
  /// The picture's line, without the line ending.
  public var description: String {
    "still \(RecordName.quoted(name)) at \(Decimals.text(time, FrameRecord.timePlaces)) s, "
      + "\(width)×\(height), pixels \(pixels), file \(file)"
  }
}

extension FrameRecord.FilmEntry: CustomStringConvertible {
  /// The film's lines.
  public var description: String {
    "film \(RecordName.quoted(name)) from \(Decimals.text(start, FrameRecord.timePlaces)) s, "
      + "\(cells.count) cells of \(width)×\(height), \(track.rows.count) instants, file \(file)\n"
      + cells.map { "  \($0)\n" }.joined() + track.description
  }

  /// The film with the decimals of its text.
  var rounded: FrameRecord.FilmEntry {
    var film = self
    film.start = FrameRecord.rounded(start, FrameRecord.timePlaces)
    film.track = track.rounded
    for index in cells.indices {
      film.cells[index].time = FrameRecord.rounded(cells[index].time, FrameRecord.cellTimePlaces)
    }
    return film
  }
}

extension FrameRecord.Cell: CustomStringConvertible {
  /// The cell's line, without the line ending.
  public var description: String {
    "cell at \(Decimals.text(time, FrameRecord.cellTimePlaces)) s, pixels \(pixels)"
  }
}
