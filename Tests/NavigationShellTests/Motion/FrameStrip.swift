import Drawing
import Foundation
import NavigationKit
import Snapshot

/// The frames of a flight, 1/120 s from one to the next: their pictures and where things are on them.
struct FrameStrip {
  /// Seconds from one frame to the next.
  nonisolated static let frame: TimeInterval = 1 / 120

  /// The picture before the flight.
  let before: Bitmap
  /// The one right after its start, at the same instant.
  let first: Bitmap
  /// The one when all is at rest.
  let settled: Bitmap
  /// The one a while later.
  let later: Bitmap
  /// How each frame follows from the one before; the last step ends at rest.
  let steps: [FrameStep]
  /// Where each element was, frame by frame; nil where it was not seen.
  let paths: [ElementPath]

  /// Runs a flight until all is at rest, for two seconds at most.
  init(_ flight: Flight, in scene: FlightScene) throws {
    let stage = scene.stage
    var places = [ElementPath.places(on: stage)]
    before = try scene.paint()
    flight.begin(scene, true)
    first = try scene.paint()
    places.append(ElementPath.places(on: stage))
    var (last, steps) = (first, [FrameStep]())
    var gone = 0
    for number in 1...FrameStrip.longest {
      let isHeld = flight.finger?(scene, number) ?? false
      if !isHeld {
        stage.advance(by: FrameStrip.frame)
        gone += 1
      }
      let next = try scene.paint()
      places.append(ElementPath.places(on: stage))
      let seen = ElementPath.longestStep(from: places[number], to: places[number + 1])
      let pace = FramePace(
        seen: seen, since: isHeld ? nil : Double(gone - 1) * FrameStrip.frame, in: scene)
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

/// How much may happen between two frames.
struct FramePace {
  /// How far anything may go, in points.
  let way: Double
  /// How much of itself anything may gain or lose by fading, 0…1.
  let fade: Double

  /// - Parameters:
  ///   - seen: How far the fastest element goes, in points.
  ///   - time: Seconds since all moves by itself; nil while a finger moves it.
  init(seen: Double, since time: TimeInterval?, in scene: FlightScene) {
    let size = scene.stage.screen.bounds.size
    let longest = Double(max(size.width, size.height))
    let share = time.map(FramePace.share) ?? seen / FramePace.slowest / longest
    way = max(share * longest, seen / FramePace.slowest)
    fade = min(1, share * FramePace.steepest)
  }

  /// How much of its way a spring goes in the frame at a time, at most, with whatever speed it started.
  private static func share(at time: TimeInterval) -> Double {
    let phase = omega * time
    return omega * max(1, phase) * exp(-phase) * FrameStrip.frame
  }

  /// The spring of all slides, in rad/s.
  private static let omega = (1000.0 / 3).squareRoot()
  /// The part of the way of a page on top that the page below goes.
  private static let slowest = 0.3
  /// How many times as steep as the slide the steepest fade is: over a tenth of it, easing in.
  private static let steepest = 10.0
}

/// How one frame follows from the one before.
struct FrameStep {
  let pace: FramePace
  /// What changes.
  let change: FrameChange

  init(from old: Bitmap, to new: Bitmap, pace: FramePace, scale: CGFloat) {
    self.pace = pace
    let reach = Int((pace.way * Double(scale)).rounded(.up)) + 1
    change = FrameChange(
      from: old, to: new, scale: scale, reach: reach <= FrameStep.longestReach ? reach : nil,
      fade: FrameStep.noise + Int(pace.fade * 255))
  }

  /// Beyond how many pixels looking around takes too long.
  private static let longestReach = 4
  /// By how much rounding may change a level.
  private static let noise = 4
}

/// Where one element is, frame by frame: its left, top, right and bottom edge.
struct ElementPath {
  /// What names an element.
  struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }
  typealias Edges = SIMD4<Double>

  let name: Name
  let places: [Edges?]

  /// How far its edge that travels farthest is from one end of its way to the other, in points.
  var extent: Double {
    let seen = places.compactMap(\.self)
    guard var low = seen.first else { return 0 }
    var high = low
    for place in seen {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    return (high - low).max()
  }

  /// The farthest that an edge goes from one frame to the next, and in which frame.
  var longestStep: (points: Double, frame: Int) {
    var longest = (points: 0.0, frame: 0)
    for (index, (place, next)) in zip(places, places.dropFirst()).enumerated() {
      guard let place, let next else { continue }
      let way = next - place
      let points = max(way.max(), -way.min())
      if points > longest.points { longest = (points, index) }
    }
    return longest
  }

  /// How far the fastest goes from one frame to the next, in points.
  static func longestStep(from places: [Name: Edges], to next: [Name: Edges]) -> Double {
    next.reduce(0) { longest, element in
      guard let before = places[element.key] else { return longest }
      let way = element.value - before
      return max(longest, way.max(), -way.min())
    }
  }

  /// Where everything is that can be told by its name.
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
