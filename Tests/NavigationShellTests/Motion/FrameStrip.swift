import Drawing
import Foundation
import NavigationKit
import Snapshot

/// The frames of a transition every 1/120 s: pictures and positions of elements.
struct FrameStrip {
  /// Seconds from one frame to the next.
  nonisolated static let frame: TimeInterval = 1 / 120

  /// The picture before the transition.
  let before: Bitmap
  /// The picture right after its start, at the same instant.
  let first: Bitmap
  /// By how many quarters the device is turned between them, clockwise.
  let quarters: Int
  /// The picture once it has settled.
  let settled: Bitmap
  /// The picture some time later.
  let later: Bitmap
  /// The change of each frame from the one before; the last step ends settled.
  let steps: [FrameStep]
  /// The frames of each element; nil where it was not visible.
  let paths: [ElementPath]

  /// Runs a transition until it has settled, at most two seconds.
  init(_ transition: TransitionCase, in scene: TransitionScene) throws {
    let stage = scene.stage
    var places = [ElementPath.places(on: stage)]
    before = try scene.paint()
    transition.begin(scene, true)
    first = try scene.paint()
    quarters = Int((-stage.tilt / (.pi / 2)).rounded())
    places.append(ElementPath.places(on: stage))
    var (last, steps) = (first, [FrameStep]())
    var gone = 0
    for number in 1...FrameStrip.longest {
      let isHeld = transition.finger?(scene, number) ?? false
      if !isHeld {
        stage.advance(by: FrameStrip.frame)
        gone += 1
      }
      let next = try scene.paint()
      places.append(ElementPath.places(on: stage))
      let motion = ElementPath.longestStep(from: places[number], to: places[number + 1])
      let pace = FramePace(
        motion: motion, since: isHeld ? nil : Double(gone - 1) * FrameStrip.frame, in: scene)
      steps.append(FrameStep(from: last, to: next, pace: pace, scale: scene.look.scale))
      last = next
      if !isHeld, stage.isSettled { break }
    }
    settled = last
    stage.settle()
    stage.advance(by: FrameStrip.rest)
    later = try scene.paint()
    self.steps = steps
    paths = ElementPath.paths(through: places)
  }

  private static let longest = 240
  private static let rest: TimeInterval = 0.1
}

/// The largest allowed change between two frames.
struct FramePace {
  /// The largest motion in points.
  let distance: Double
  /// The largest change of opacity, 0…1.
  let fade: Double

  /// - Parameters:
  ///   - motion: The motion of the fastest element, in points.
  ///   - time: Seconds since the finger was lifted; nil while it is down.
  init(motion: Double, since time: TimeInterval?, in scene: TransitionScene) {
    let size = scene.stage.screen.bounds.size
    let longest = Double(max(size.width, size.height))
    let share = time.map(FramePace.share) ?? motion / FramePace.slowest / longest
    distance = max(share * longest, motion / FramePace.slowest)
    fade = min(1, share * FramePace.steepest)
  }

  /// The largest fraction of its way that a spring covers in the frame at a time, for any initial
  /// velocity.
  private static func share(at time: TimeInterval) -> Double {
    let phase = omega * time
    return omega * max(1, phase) * exp(-phase) * FrameStrip.frame
  }

  /// The angular frequency of the spring of all slides, in rad/s.
  private static let omega = (1000.0 / 3).squareRoot()
  /// The distance of the page below as a fraction of that of the page on top.
  private static let slowest = 0.3
  /// How much steeper than the slide the steepest fade is: over a tenth of it, easing in.
  private static let steepest = 10.0
}

/// The change from one frame to the next.
struct FrameStep {
  let pace: FramePace
  /// The change.
  let change: FrameChange

  init(from old: Bitmap, to new: Bitmap, pace: FramePace, scale: CGFloat) {
    self.pace = pace
    let reach = Int((pace.distance * Double(scale)).rounded(.up)) + 1
    change = FrameChange(
      from: old, to: new, scale: scale, reach: reach <= FrameStep.longestReach ? reach : nil,
      fade: FrameStep.noise + Int(pace.fade * 255))
  }

  /// The largest search distance in pixels; more takes too long.
  private static let longestReach = 4
  /// The largest change of a level by rounding.
  private static let noise = 4
}

/// The left, top, right and bottom edges of an element in each frame.
struct ElementPath {
  /// Identifies an element.
  struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }
  typealias Edges = SIMD4<Double>

  let name: Name
  let places: [Edges?]

  /// The distance between the ends of the way of its farthest-moving edge, in points.
  var extent: Double {
    let visible = places.compactMap(\.self)
    guard var low = visible.first else { return 0 }
    var high = low
    for place in visible {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    return (high - low).max()
  }

  /// The longest step of an edge between two frames, and its frame.
  var longestStep: (points: Double, frame: Int) {
    var longest = (points: 0.0, frame: 0)
    for (index, (place, next)) in zip(places, places.dropFirst()).enumerated() {
      guard let place, let next else { continue }
      let move = next - place
      let points = max(move.max(), -move.min())
      if points > longest.points { longest = (points, index) }
    }
    return longest
  }

  /// The step of the fastest element between two frames, in points.
  static func longestStep(from places: [Name: Edges], to next: [Name: Edges]) -> Double {
    next.reduce(0) { longest, element in
      guard let before = places[element.key] else { return longest }
      let move = element.value - before
      return max(longest, move.max(), -move.min())
    }
  }

  /// The positions of all elements with unique names.
  static func places(on stage: Stage) -> [Name: Edges] {
    let named = stage.elements().map { element in
      (
        Name(role: element.role, label: element.label),
        Edges(element.frame.minX, element.frame.minY, element.frame.maxX, element.frame.maxY)
      )
    }
    let counts = Dictionary(named.map { ($0.0, 1) }, uniquingKeysWith: +)
    return Dictionary(uniqueKeysWithValues: named.filter { counts[$0.0] == 1 })
  }

  static func paths(through frames: [[Name: Edges]]) -> [ElementPath] {
    Set(frames.flatMap(\.keys)).map { name in
      ElementPath(name: name, places: frames.map { $0[name] })
    }
  }
}
