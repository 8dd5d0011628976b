import Drawing
import Foundation

@testable import Snapshot

/// A flow of four screens in two looks, with names that try to break out of any markup.
enum SampleFlow {
  static let hostile =
    "</script><img src=x onerror=\"document.title='out'\">&amp; ' שלום 👩‍👧 \u{202E}back"
  private static let size = (width: 20, height: 40)

  static var pictures: EmbeddedPictures {
    var pictures = EmbeddedPictures()
    for level in 0..<6 { _ = pictures.add(picture(level)) }
    return pictures
  }

  static func picture(_ level: Int) -> Data {
    let pixel = [UInt8(level * 40), 100, 200, 255]
    return StoredPNG.data(
      Bitmap(
        width: size.width, height: size.height,
        pixels: (0..<size.width * size.height).flatMap { _ in pixel }))
  }

  static var flow: SharedFlow {
    var flow = SharedFlow(title: hostile, looks: ["Light", "Dark"])
    flow.states = [
      state("albums", "Albums", [0, 4], "Family"), state("family", "Family", [1, 5], "Dog"),
      state("dog", hostile, [2, nil], hostile), state("alert", "Really?", [3, nil], "Delete"),
    ]
    flow.states[0].notes = ["From \(hostile)"]
    flow.states[1].notes = ["Her own album.", hostile]
    flow.starts = [.init(name: "photos", note: "From \(hostile)", state: 0)]
    flow.transitions = [
      way(0, 1, "tap “Family”", [2, 10, 16, 6], .push), way(1, 2, "tap “\(hostile)”", nil, .fade),
      way(2, 3, "tap “Delete”", [2, 30, 16, 6], .rise), way(1, 0, "swipe back", nil, .pop),
      // The second time the same tap leads elsewhere.
      way(0, 3, "tap “Family”", [2, 10, 16, 6], .cut),
    ]
    for (place, turn) in [(0, 0), (3, 1), (4, 2)] { flow.transitions[place].turns = [turn] }
    flow.transitions[0].recipe = [
      SharedRecipe(
        part: "title \"Family\"", measure: "x", from: 20, to: 0, begin: 0, end: 0.35,
        curve: "linear", shares: [0, 0.5, 1])
    ]
    flow.map.size = [200, 60]
    flow.map.frames = [[0, 0, 20, 40], [50, 0, 20, 40], [100, 0, 20, 40], [150, 0, 20, 40]]
    flow.map.lines = [.init(from: 0, to: 1, curve: [20, 20, 30, 20, 40, 20, 50, 20])]
    return flow
  }

  private static func state(
    _ id: String, _ name: String, _ pictures: [Int?], _ words: String
  ) -> SharedState {
    SharedState(
      id: id, name: name,
      screens: pictures.map { place in
        place.map { place in
          var screen = SharedScreen(
            picture: place, device: nil, width: Double(size.width), height: Double(size.height))
          screen.texts = [.init(words, frame: [2, 10, 16, 6])]
          return screen
        }
      })
  }

  private static func way(
    _ from: Int, _ to: Int, _ words: String, _ spot: [Double]?, _ motion: SharedTransition.Motion
  ) -> SharedTransition {
    SharedTransition(
      from: from, to: to, words: words, spots: [spot, spot], motion: motion, seconds: 0.35)
  }
}
