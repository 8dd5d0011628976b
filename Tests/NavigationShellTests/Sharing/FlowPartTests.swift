import Drawing
import Foundation
import Snapshot
import Testing

@testable import NavigationShell

/// The parts of a flow that are values: names, curves, the map, blocks for texts, the limit of a page.
struct FlowPartTests {
  @Test func `names are unique, and the same in links`() {
    let names = StateNames([
      ("Albums", []), ("Albums", ["empty"]), ("Albums", []), (nil, ["start"]), (nil, []),
      ("שלום, 写真!", []), ("👩‍👧", []), (String(repeating: "long ", count: 30), []),
    ]).names
    #expect(
      names.prefix(7).map(\.name) == [
        "Albums", "Albums · empty", "Albums 2", "start", "Screen 5", "שלום, 写真!", "👩‍👧",
      ])
    #expect(
      names.prefix(7).map(\.id) == [
        "albums", "albums-empty", "albums-2", "start", "screen-5", "שלום-写真", "screen",
      ])
    #expect(names[7].name.count == 60)
  }

  private static let times = (0...24).map { Double($0) / 24 }

  @Test func `curves have the names of those that they are near to`() {
    #expect(CurveName(of: Self.times).description == "linear")
    let spring = Self.times.map { 1 - (1 + 10 * $0) * exp(-10 * $0) }
    #expect(CurveName(of: spring).description == "spring, half way after 17 % of the time")
    let steps = Self.times.map { $0 < 0.6 ? 0 : 1.0 }
    #expect(CurveName(of: steps).description.hasPrefix("half way after 6"))
  }

  @Test func `a part's motion is told from its first change to its last`() throws {
    let xs: [Double] = [0, 0, 10, 20, 30, 40, 40, 40]
    let samples = xs.enumerated().map { place, x in
      MotionTrack.Sample(
        time: Double(place) / 120, frame: Fingerprint(of: "\(x)"),
        parts: [.init(name: "title \"A\"", x: x, y: 5, width: 10, height: 10)])
    }
    let moving = MotionTrace(samples: samples).moving
    #expect(moving.samples.count == 5)
    let rows = MotionTrack(samples: moving.samples).recipe
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect((row.part, row.measure, row.curve) == ("title \"A\"", "x", "linear"))
    #expect((row.from, row.to, row.begin) == (0, 40, 0))
    #expect(abs(row.end - 4.0 / 120) < 1e-4)
  }

  @Test func `screens are in columns by their distance, and those far away go below`() {
    var draft = FlowDraft(lookCount: 1)
    draft.states = (0..<10).map { _ in FlowDraft.State(screens: [nil]) }
    draft.starts = [.init(name: "a", note: nil, state: 0)]
    draft.ways = (0..<9).map { .init(from: $0, to: $0 + 1, words: "", spots: [nil]) }
    let map = FlowLayout(of: draft, names: []).map
    #expect(Set(map.frames.prefix(4).map(\.minY)).count == 1)
    #expect(map.frames[4].minX == map.frames[0].minX)
    #expect(map.frames[4].minY > map.frames[0].maxY)
    for (place, frame) in map.frames.enumerated() {
      #expect(!map.frames[..<place].contains { $0.intersects(frame) })
    }
  }

  @Test func `a redacted frame has blocks for texts, wherever they are`() {
    let line = TextLine(
      text: "secret", font: Font(size: 10), color: .black, origin: CGPoint(x: 5, y: 20), width: 40)
    let recording = GraphicsRecording(
      bounds: CGRect(x: 0, y: 0, width: 50, height: 50),
      operations: [GraphicsOperation(.group([GraphicsOperation(.text(line))]))])
    let placement = ImagePlacement(
      image: .recording(recording), frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let list = DisplayList(
      size: CGSize(width: 50, height: 50),
      commands: [
        .text(line),
        .layer(
          Layer(
            crossFade: CrossFade(former: [.text(line)], share: 0.5), commands: [.image(placement)])),
      ])
    #expect(list.description.contains("secret"))
    #expect(!list.redacted.description.contains("secret"))
    guard case .fill(let block) = list.redacted.commands[0] else {
      Issue.record("no block")
      return
    }
    #expect(block.frame.numbers == [5, 12.8, 40, 7.2])
  }

  @Test func `a page above the limit is refused with its largest part`() throws {
    var pictures = EmbeddedPictures()
    var flow = SharedFlow(title: "a", looks: ["Light"])
    for (place, count) in [3 << 20, 1 << 20].enumerated() {
      let picture = pictures.add(Data(repeating: UInt8(place), count: count))
      flow.states.append(
        SharedState(
          id: "\(place)", name: "Screen \(place)",
          screens: [SharedScreen(picture: picture, device: nil, width: 1, height: 1)]))
    }
    try SharedFile.check(flow, pictures)
    let error = #expect(throws: ShellError.self) {
      try SharedFile.check(flow, pictures, limit: 5 << 20)
    }
    #expect(error?.code == .cannotWrite)
    #expect(
      error?.description
        == "the page would have 5 MB, and 5 MB is the most that is sent; the largest part is “Screen 0” "
        + "with 4.0 MB: choose a lower --scale, leave --films out, or share less")
  }
}
