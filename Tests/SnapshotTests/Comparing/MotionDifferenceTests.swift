import Drawing
import Snapshot
import Testing

struct MotionDifferenceTests {
  /// A slide of 24 instants, at rest at both ends; a second column moves down; a third appears
  /// halfway.
  private static let slide = track(late: 0)

  private static func track(late: Int) -> MotionTrack {
    MotionTrack(
      columns: ["title \"Albums\" x", "bar y", "toast x"],
      rows: (0..<24).map { row in
        let step = Double(min(max(row - late - 4, 0), 12))
        return .init(
          time: Double(row) / 120, frame: Fingerprint(value: UInt64(step)),
          values: [step * step, step * 2, step > 6 ? 40 : nil])
      })
  }

  @Test func `equal tracks have no difference`() {
    #expect(MotionDifference(expected: Self.slide, actual: Self.slide) == nil)
    #expect(MotionDifference(expected: Self.slide, actual: Self.slide.rounded) == nil)
  }

  @Test(arguments: [
    (0, 22, 0.5, "title \"Albums\" moved 0.5 pt right at 0.183 s"),
    (0, 22, -144.0, "title \"Albums\" moved 144 pt left at 0.183 s"),
    (1, 4, 0.01, "bar moved 0.01 pt down at 0.033 s"),
    (1, 4, -1.25, "bar moved 1.25 pt up at 0.033 s"),
  ])
  func `one value that differs is told`(column: Int, row: Int, by amount: Double, said: String) {
    var moved = Self.slide
    moved.rows[row].values[column]? += amount
    #expect(sentences(moved) == [said])
  }

  @Test(arguments: [
    (1, "is one frame late"), (2, "is two frames late"), (4, "is four frames late"),
    (-1, "is one frame early"), (-3, "is three frames early"),
  ])
  func `what is late as a whole is said to be late`(late: Int, said: String) {
    #expect(sentences(Self.track(late: late)) == ["all that moves \(said)"])
  }

  @Test func `one part that is late is named`() {
    var late = Self.slide
    let shifted = Self.track(late: 1)
    for row in late.rows.indices { late.rows[row].values[1] = shifted.rows[row].values[1] }
    #expect(sentences(late) == ["bar is one frame late"])
  }

  @Test func `five frames late is another motion`() {
    let said = sentences(Self.track(late: 5))
    #expect(!said.isEmpty)
    #expect(said.allSatisfy { !$0.contains("late") }, "\(said)")
  }

  @Test func `a jump before a late motion is not hidden by its lateness`() {
    var late = Self.slide
    let shifted = Self.track(late: 2)
    for row in late.rows.indices { late.rows[row].values[1] = shifted.rows[row].values[1] }
    late.rows[0].values[1] = 300
    #expect(sentences(late).first?.hasPrefix("bar moved 300 pt down at 0.000 s") == true)
  }

  @Test func `another curve is told by its first and its largest difference`() {
    var other = Self.slide
    for row in 5..<16 { other.rows[row].values[0]? += Double(row - 4) / 4 }
    #expect(
      sentences(other)
        == ["title \"Albums\" moved 0.25 pt right at 0.042 s, up to 2.75 pt right at 0.125 s"])
  }

  @Test(arguments: [
    ("bar width", 2.0, "bar is 2 pt wider at 0.000 s"),
    ("bar width", -2.0, "bar is 2 pt narrower at 0.000 s"),
    ("bar height", 0.5, "bar is 0.5 pt taller at 0.000 s"),
    ("bar and 1 more height", -0.5, "bar and 1 more are 0.5 pt shorter at 0.000 s"),
  ])
  func `sizes have words of their own`(column: String, by amount: Double, said: String) throws {
    let frame = Fingerprint(value: 1)
    let tracks = [44, 44 + amount].map { size in
      MotionTrack(columns: [column], rows: [.init(time: 0, frame: frame, values: [size])])
    }
    let difference = try #require(MotionDifference(expected: tracks[0], actual: tracks[1]))
    #expect(difference.sentences == [said])
  }

  @Test func `a part that appears or is gone is told`() {
    var gone = Self.slide
    gone.rows[20].values[2] = nil
    #expect(sentences(gone) == ["toast is gone at 0.167 s"])
    var early = Self.slide
    early.rows[2].values[2] = 40
    #expect(sentences(early) == ["toast appears at 0.017 s"])
  }

  @Test func `frames that differ where nothing is measured otherwise are told`() {
    var faded = Self.slide
    for row in [9, 12] { faded.rows[row].frame = Fingerprint(value: 99) }
    #expect(
      sentences(faded)
        == ["frames differ from 0.075 s to 0.100 s though nothing named moved otherwise"])
    faded.rows[9] = Self.slide.rows[9]
    #expect(
      sentences(faded) == ["frames differ at 0.100 s though nothing named moved otherwise"])
  }

  @Test func `a part that begins or ceases to move is told`() {
    var still = Self.slide
    still.columns.remove(at: 1)
    for row in still.rows.indices { still.rows[row].values.remove(at: 1) }
    #expect(sentences(still) == ["bar no longer moves up or down as it did"])
    #expect(
      MotionDifference(expected: still, actual: Self.slide)?.sentences
        == ["bar moves up or down as it did not before"])
  }

  @Test(arguments: [
    ("bar and 2 more y", "bar and 3 more y", ["1 part more moves up or down with bar"]),
    ("bar and 3 more y", "bar y", ["3 parts fewer move up or down with bar"]),
    ("bar and 2 more y", "label and 1 more y", ["bar no longer moves up or down as it did"]),
    (
      "bar and 1 more y", "label and 1 more y",
      [
        "bar no longer moves up or down as it did",
        "label moves up or down as it did not before",
      ]
    ),
    ("bar and 1 more y", "label and 2 more y", ["label moves up or down as it did not before"]),
  ])
  func `company is no motion`(old: String, new: String, said: [String]) {
    var (expected, actual) = (Self.slide, Self.slide)
    expected.columns[1] = old
    actual.columns[1] = new
    #expect(MotionDifference(expected: expected, actual: actual)?.sentences == said)
  }

  @Test func `a film of another length is told`() {
    var short = Self.slide
    short.rows.removeLast(3)
    #expect(sentences(short) == ["the film has 21 instants, expected 24"])
  }

  @Test func `only so many are told, and the rest is counted`() throws {
    var moved = Self.slide
    for row in 8..<22 {
      for column in 0..<3 { moved.rows[row].values[column]? += Double(row + column) }
    }
    let difference = try #require(MotionDifference(expected: Self.slide, actual: moved))
    #expect(difference.sentences.count == 3)
    #expect(difference.sentences(atMost: 3) == difference.sentences)
    #expect(difference.sentences(atMost: 1) == [difference.sentences[0], "and 2 more"])
  }

  private func sentences(_ actual: MotionTrack) -> [String] {
    MotionDifference(expected: Self.slide, actual: actual)?.sentences ?? []
  }
}
