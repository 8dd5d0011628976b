import Drawing
import Snapshot
import Testing

struct FrameRecordTextTests {
  private static let record = FrameRecord(
    libraries: ["SDL": "2.26.5", "font Inter-Regular.otf": "3f2a000000000000"],
    stills: [
      .init(
        name: "albums", time: 0.1, width: 750, height: 1334, pixels: Fingerprint(value: 1),
        file: Fingerprint(value: 2))
    ],
    films: [
      .init(
        name: "pop", start: 1.25, width: 375, height: 667,
        cells: [
          .init(time: 0, pixels: Fingerprint(value: 3)),
          .init(time: 0.0714, pixels: Fingerprint(value: 4)),
        ],
        file: Fingerprint(value: 5),
        track: MotionTrack(
          columns: ["back label x", "title \"Albums\" and 2 more x"],
          rows: [
            .init(time: 0, frame: Fingerprint(value: 6), values: [12, nil]),
            .init(time: 0.0083, frame: Fingerprint(value: 7), values: [-12.5, 140.25]),
          ]))
    ])

  private static let text = """
    made with font Inter-Regular.otf 3f2a000000000000
    made with SDL 2.26.5

    still "albums" at 0.100 s, 750×1334, pixels 0000000000000001, file 0000000000000002

    film "pop" from 1.250 s, 2 cells of 375×667, 2 instants, file 0000000000000005
      cell at 0.0000 s, pixels 0000000000000003
      cell at 0.0714 s, pixels 0000000000000004
        time             frame  back label x  title \\"Albums\\" and 2 more x
      0.0000  0000000000000006         12.00                              –
      0.0083  0000000000000007        -12.50                         140.25

    """

  @Test func `a record reads like this`() {
    #expect(Self.record.description == Self.text)
  }

  @Test func `reading it gives the record back`() throws {
    #expect(try FrameRecord(parsing: Self.text) == Self.record)
    #expect(
      try FrameRecord(parsing: Self.text.replacing("\n", with: "\r\n")) == Self.record,
      "with the line ends of Windows")
  }

  @Test func `any record comes back as its text holds it`() throws {
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    for _ in 0..<300 {
      let record = random.record()
      #expect(try FrameRecord(parsing: record.description) == record.rounded, "\(record)")
      #expect(record.rounded.rounded == record.rounded)
    }
  }

  @Test(arguments: [
    (
      1, "made by hand",
      "line 1: expected made with NAME VERSION, each name once, found: made by hand"
    ),
    (
      2, "made with font Inter-Regular.otf 1",
      "line 2: expected made with NAME VERSION, each name once, found: made with font "
        + "Inter-Regular.otf 1"
    ),
    (
      4, "still \"albums\" at noon",
      "line 4: expected still \"NAME\" at TIME s, WIDTH×HEIGHT, pixels HASH, file HASH, "
        + "found: still \"albums\" at noon"
    ),
    (
      4, "still \"a\" at 0.1 s, 0×5, pixels 0000000000000003, file 0000000000000003",
      "line 4: expected still \"NAME\" at TIME s, WIDTH×HEIGHT, pixels HASH, file HASH, "
        + "found: still \"a\" at 0.1 s, 0×5, pixels 0000000000000003, file 0000000000000003"
    ),
    (4, "stil", "line 4: expected still, film or the end, found: stil"),
    (
      7, "  cell at nan s, pixels 0000000000000003",
      "line 7: expected cell at TIME s, pixels HASH, found:   cell at nan s, pixels "
        + "0000000000000003"
    ),
    (
      7, "  cell at 0.0000 s, pixels 0000000000000003 or so",
      "line 7: expected cell at TIME s, pixels HASH, found:   cell at 0.0000 s, pixels "
        + "0000000000000003 or so"
    ),
    (
      9, "  time",
      "line 9: expected time, frame and the names of the columns, two spaces apart, "
        + "found:   time"
    ),
    (
      11, "  0.0083  0000000000000007  1",
      "line 11: expected TIME HASH and a number or – for each of 2 columns, "
        + "found:   0.0083  0000000000000007  1"
    ),
    (
      11, "",
      "line 11: expected TIME HASH and a number or – for each of 2 columns, but the file ends"
    ),
    (4, "=======", "unresolved merge conflict at line 4"),
    (8, "<<<<<<< HEAD", "unresolved merge conflict at line 8"),
    (
      1, "version https://git-lfs.github.com/spec/v1",
      "this is a Git LFS pointer: run git lfs pull"
    ),
  ])
  func `a damaged record is refused with its line`(line: Int, now: String, said: String) {
    var lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line - 1] = now
    let error = #expect(throws: RecordError.self) {
      try FrameRecord(parsing: lines.joined(separator: "\n"))
    }
    #expect(error?.description == said)
  }

  @Test func `an empty file is no record`() {
    let error = #expect(throws: RecordError.self) { try FrameRecord(parsing: "") }
    #expect(
      error?.description
        == "line 1: expected made with NAME VERSION, each name once, but the file ends")
  }

  @Test func `a record cut off anywhere in a film is refused`() {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 6..<11 {
      #expect(throws: RecordError.self, "after line \(count)") {
        try FrameRecord(parsing: lines.prefix(count).joined(separator: "\n"))
      }
    }
  }

  @Test func `whatever bytes a record has, reading it ends`() {
    var random = Xorshift(state: 1_234_567)
    for _ in 0..<1000 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      guard let record = try? FrameRecord(parsing: damaged) else { continue }
      #expect(record.rounded == (try? FrameRecord(parsing: record.description)))
    }
  }
}

extension Xorshift {
  /// A random name with the characters that separate fields.
  private mutating func name() -> String {
    let pieces = [
      "a", "é", "\"", "\\", " ", "  ", "\n", "\r\n", "s", ",", "–", "×", "日", "\u{301}", "#", "(",
    ]
    return (0..<below(6)).map { _ in pick(pieces) }.joined()
  }

  private mutating func number() -> Double {
    pick([0, -0.0, 1, -0.004, 12.345, 375, -1000.125, 1e7, Double(below(1_000_000)) / 977])
  }

  private mutating func hash() -> Fingerprint { Fingerprint(value: next()) }

  fileprivate mutating func record() -> FrameRecord {
    var record = FrameRecord(libraries: [name(): name()])
    for _ in 0..<below(3) { record.libraries[name()] = name() }
    for _ in 0..<below(3) {
      record.stills.append(
        .init(
          name: name(), time: number(), width: 1 + below(9), height: 1 + below(9), pixels: hash(),
          file: hash()))
    }
    for _ in 0..<below(3) { record.films.append(film()) }
    return record
  }

  private mutating func film() -> FrameRecord.FilmEntry {
    let columns = (0..<below(4)).map { _ in "c" + name() }
    let rows = (0..<below(5)).map { _ in
      MotionTrack.Row(
        time: number(), frame: hash(),
        values: columns.map { _ in below(4) == 0 ? nil : number() })
    }
    return .init(
      name: name(), start: number(), width: 1 + below(9), height: 1 + below(9),
      cells: (0...below(4)).map { _ in .init(time: number(), pixels: hash()) }, file: hash(),
      track: MotionTrack(columns: columns, rows: rows))
  }
}
