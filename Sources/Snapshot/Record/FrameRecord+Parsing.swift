import Drawing

extension FrameRecord {
  /// Reads a record's text.
  ///
  /// - Throws: The error in the first bad line. A text without a `made with` line is an error, so
  ///   that an empty file does not pass for a record of nothing.
  public init(parsing text: String) throws(RecordError) {
    var lines = try RecordLines(text)
    self.init(libraries: try lines.libraries())
    while lines.begins(with: "still ") { stills.append(try lines.still()) }
    while lines.begins(with: "film ") { films.append(try lines.film()) }
    if lines.next != nil { throw lines.unexpected("still, film or the end") }
  }
}

extension RecordLines {
  fileprivate mutating func libraries() throws(RecordError) -> [String: String] {
    let form = "made with NAME VERSION, each name once"
    var libraries: [String: String] = [:]
    repeat {
      let (name, version) = try parseLine(form) { scanner in scanner.maker() }
      guard libraries.updateValue(version, forKey: name) == nil else { throw repeated(form) }
    } while begins(with: "made with ")
    return libraries
  }

  fileprivate mutating func still() throws(RecordError) -> FrameRecord.StillEntry {
    try parseLine("still \"NAME\" at TIME s, WIDTH×HEIGHT, pixels HASH, file HASH") { line in
      guard line.word("still "), let name = line.quoted(),
        line.word(" at "), let time = line.number(),
        line.word(" s, "), let width = line.extent(),
        line.word("×"), let height = line.extent(),
        line.word(", pixels "), let pixels = line.fingerprint(),
        line.word(", file "), let file = line.fingerprint()
      else { return nil }
      return FrameRecord.StillEntry(
        name: name, time: time, width: width, height: height, pixels: pixels, file: file)
    }
  }

  fileprivate mutating func film() throws(RecordError) -> FrameRecord.FilmEntry {
    var (film, cells, instants) = try filmHead()
    for _ in 0..<cells { film.cells.append(try cell()) }
    film.track.columns = try columns()
    for _ in 0..<instants { film.track.rows.append(try row(of: film.track.columns.count)) }
    return film
  }

  private mutating func filmHead() throws(RecordError) -> (FrameRecord.FilmEntry, Int, Int) {
    let form =
      "film \"NAME\" from TIME s, COUNT cells of WIDTH×HEIGHT, COUNT instants, file HASH"
    return try parseLine(form) { line in
      guard line.word("film "), let name = line.quoted(),
        line.word(" from "), let start = line.number(),
        line.word(" s, "), let cells = line.extent(),
        line.word(" cells of "), let width = line.extent(),
        line.word("×"), let height = line.extent(),
        line.word(", "), let instants = line.count(),
        line.word(" instants, file "), let file = line.fingerprint()
      else { return nil }
      let film = FrameRecord.FilmEntry(
        name: name, start: start, width: width, height: height, cells: [], file: file,
        track: MotionTrack(columns: [], rows: []))
      return (film, cells, instants)
    }
  }

  private mutating func cell() throws(RecordError) -> FrameRecord.Cell {
    try parseLine("cell at TIME s, pixels HASH") { line in
      guard line.word("  cell at "), let time = line.number(),
        line.word(" s, pixels "), let pixels = line.fingerprint()
      else { return nil }
      return FrameRecord.Cell(time: time, pixels: pixels)
    }
  }

  private mutating func columns() throws(RecordError) -> [String] {
    try parseLine("time, frame and the names of the columns, two spaces apart") { line in
      let fields = line.fields(apart: 2)
      guard fields.count >= 2, fields[0] == MotionTrack.timeColumn,
        fields[1] == MotionTrack.frameColumn
      else { return nil }
      let names = fields.dropFirst(2).compactMap { RecordName.read($0) }
      return names.count == fields.count - 2 ? names : nil
    }
  }

  private mutating func row(of columns: Int) throws(RecordError) -> MotionTrack.Row {
    try parseLine("TIME HASH and a number or \(MotionTrack.absent) for each of \(columns) columns")
    {
      line in
      let fields = line.fields(apart: 1)
      guard fields.count == columns + 2, let time = Decimals.number(fields[0]),
        let frame = Fingerprint(fields[1])
      else { return nil }
      var values: [Double?] = []
      for field in fields.dropFirst(2) {
        if field == MotionTrack.absent {
          values.append(nil)
        } else if let value = Decimals.number(field) {
          values.append(value)
        } else {
          return nil
        }
      }
      return MotionTrack.Row(time: time, frame: frame, values: values)
    }
  }
}
