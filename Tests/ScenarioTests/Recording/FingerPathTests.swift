import Foundation
import Testing

@testable import Scenario

struct FingerPathTests {
  @Test func `what is left out is never further away than the tolerance`() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      var point = CGPoint(x: 100, y: 100)
      let path = FingerPath(
        samples: (0..<Int.random(in: 2...80, using: &numbers)).map { index in
          point.x += CGFloat.random(in: -4...9, using: &numbers)
          point.y += CGFloat.random(in: -6...6, using: &numbers)
          return FingerPath.Sample(time: Double(index) / 60, point: point)
        })
      let tolerance = CGFloat.random(in: 0.5...12, using: &numbers)
      let simple = path.simplified(tolerance: tolerance)
      #expect(simple.samples.first == path.samples.first)
      #expect(simple.samples.last == path.samples.last)
      for sample in path.samples {
        let there = Self.place(on: simple, at: sample.time)
        let distance = hypot(there.x - sample.point.x, there.y - sample.point.y)
        #expect(distance <= tolerance + 1e-9)
      }
    }
  }

  @Test func `a wobble below the tolerance is straightened, but not at the end`() {
    let path = FingerPath(
      samples: (0...60).map {
        FingerPath.Sample(
          time: Double($0) / 60, point: CGPoint(x: Double($0) * 4, y: $0 % 2 == 0 ? 100 : 101))
      })
    let simple = path.simplified(tolerance: 2)
    #expect(simple.samples.filter { $0.time < 0.89 }.count == 1)
    #expect(simple.samples.filter { $0.time >= 0.9 }.count == 7)
  }

  private static func place(on path: FingerPath, at time: TimeInterval) -> CGPoint {
    let after = path.samples.firstIndex { $0.time >= time } ?? path.samples.count - 1
    let (first, last) = (path.samples[max(0, after - 1)], path.samples[after])
    guard last.time > first.time else { return last.point }
    let share = (time - first.time) / (last.time - first.time)
    return CGPoint(
      x: first.point.x + (last.point.x - first.point.x) * share,
      y: first.point.y + (last.point.y - first.point.y) * share)
  }
}
