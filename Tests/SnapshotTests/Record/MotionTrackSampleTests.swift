import Drawing
import Snapshot
import Testing

struct MotionTrackSampleTests {
  @Test func `what rests has no column`() {
    let track = MotionTrack(samples: samples([["title": [1, 2, 3, 4]], ["title": [1, 2, 3, 4]]]))
    #expect(track.columns.isEmpty)
    #expect(track.rows.map(\.time) == [0, 0.0083])
    #expect(track.rows.map(\.frame) == [Fingerprint(value: 0), Fingerprint(value: 1)])
  }

  @Test func `each number that changes has a column`() {
    let track = MotionTrack(
      samples: samples([["bar": [1, 2, 3, 4]], ["bar": [1, 2.5, 3, 5]]]))
    #expect(track.columns == ["bar y", "bar height"])
    #expect(track.rows.map(\.values) == [[2, 4], [2.5, 5]])
  }

  @Test func `a change that rounding hides is none`() {
    let track = MotionTrack(
      samples: samples([["bar": [1, 2, 3, 4]], ["bar": [1.004, 2, 3, 4]]]))
    #expect(track.columns.isEmpty)
  }

  @Test func `what moves alike shares a column`() {
    let track = MotionTrack(
      samples: samples([
        ["a": [0, 0, 1, 1], "b": [100.3, 5, 1, 1], "c": [7, 0, 1, 1], "d": [1, 0, 1, 1]],
        ["a": [10, 0, 1, 1], "b": [110.3, 5, 1, 1], "c": [8, 0, 1, 1], "d": [11, 0, 1, 1]],
        ["a": [15, 0, 1, 1], "b": [115.3, 5, 1, 1], "c": [9, 0, 1, 1], "d": [16, 0, 1, 1]],
      ]))
    #expect(track.columns == ["a and 2 more x", "c x"])
    #expect(track.rows.map(\.values) == [[0, 7], [10, 8], [15, 9]])
  }

  @Test func `what comes in late does not share with what was there`() {
    let track = MotionTrack(
      samples: samples([
        ["a": [0, 0, 1, 1]],
        ["a": [10, 0, 1, 1], "b": [110, 5, 1, 1]],
        ["a": [15, 0, 1, 1], "b": [115, 5, 1, 1]],
      ]))
    #expect(track.columns == ["a x", "b x"])
    #expect(track.rows.map(\.values) == [[0, nil], [10, 110], [15, 115]])
  }

  @Test func `what goes early does not share with what stays`() {
    let track = MotionTrack(
      samples: samples([
        ["a": [0, 0, 1, 1], "b": [100, 5, 1, 1]],
        ["a": [10, 0, 1, 1], "b": [110, 5, 1, 1]],
        ["a": [15, 0, 1, 1]],
      ]))
    #expect(track.columns == ["a x", "b x"])
    #expect(track.rows.map(\.values) == [[0, 100], [10, 110], [15, nil]])
  }

  @Test func `what only comes or goes has a column`() {
    let track = MotionTrack(samples: samples([[:], ["toast": [3, 4, 5, 6]]]))
    #expect(track.columns == ["toast x"])
    #expect(track.rows.map(\.values) == [[nil], [3]])
  }

  @Test func `parts of one name are told apart by order`() {
    let track = MotionTrack(
      samples: (0..<2).map { index in
        MotionTrack.Sample(
          time: 0, frame: Fingerprint(value: 0),
          parts: [
            .init(name: "cell", x: 0, y: 0, width: 1, height: 1),
            .init(name: "cell", x: Double(index), y: 0, width: 1, height: 1),
          ])
      })
    #expect(track.columns == ["cell #2 x"])
  }

  @Test func `nothing at all makes no columns, and what is no number is absent`() {
    #expect(MotionTrack(samples: []).rows.isEmpty)
    let track = MotionTrack(
      samples: samples([["a": [0, 0, 1, 1]], ["a": [.nan, 0, 1, 1]], ["a": [1, 0, 1, 1]]]))
    #expect(track.rows.map(\.values) == [[0], [nil], [1]])
  }

  /// Samples 1/120 s apart; parts in the order of their names.
  private func samples(_ instants: [[String: [Double]]]) -> [MotionTrack.Sample] {
    instants.enumerated().map { index, parts in
      MotionTrack.Sample(
        time: Double(index) / 120, frame: Fingerprint(value: UInt64(index)),
        parts: parts.sorted { $0.key < $1.key }.map { name, frame in
          .init(name: name, x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        })
    }
  }
}
