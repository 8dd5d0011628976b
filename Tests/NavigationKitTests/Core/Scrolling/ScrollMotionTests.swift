import Foundation
import Testing

@testable import NavigationKit

/// The motion of released content on one axis, as a function of time.
struct ScrollMotionTests {
  @Test func `a glide keeps 0.998 of its velocity each millisecond, and 0.99 at the fast rate`() {
    let motion = ScrollMotion(from: 0, velocity: 1000, in: 0...100_000, rate: 0.998)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 1) - 1000 * pow(0.998, 1000)) < 1e-6)
    #expect(abs(motion.target - 1000 / (-1000 * log(0.998))) < 1e-9)
    let fast = ScrollMotion(from: 0, velocity: 1000, in: 0...100_000, rate: 0.99)
    #expect(abs(fast.velocity(at: 0.001) - 990) < 1e-9)
    // The remaining distance: 0.499 and 0.099 times the distance in a second.
    #expect(abs(motion.target - 499) < 1 && abs(fast.target - 99) < 1)
  }

  @Test func `a glide ends within half a point of its target, and exactly there`() {
    let motion = ScrollMotion(from: 100, velocity: -800, in: -1000...1000, rate: 0.998)
    #expect(abs(motion.offset(at: motion.duration - 1e-9) - motion.target) <= 0.5 + 1e-6)
    #expect(motion.offset(at: motion.duration) == motion.target)
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  @Test func `the fast rate stops sooner`() {
    let normal = ScrollMotion(from: 0, velocity: 1000, in: 0...9000, rate: 0.998)
    let fast = ScrollMotion(from: 0, velocity: 1000, in: 0...9000, rate: 0.99)
    #expect(fast.duration < normal.duration / 3)
    #expect(fast.target < normal.target / 4)
  }

  @Test(arguments: [
    (from: CGFloat(950), velocity: CGFloat(2000), edge: CGFloat(1000)), (30, -2000, 0),
  ])
  func `at an edge the spring takes over the velocity and comes back to the edge`(
    from: CGFloat, velocity: CGFloat, edge: CGFloat
  ) {
    let motion = ScrollMotion(from: from, velocity: velocity, in: 0...1000, rate: 0.998)
    let samples = stride(from: 0, through: motion.duration, by: 0.001).map(motion.offset(at:))
    let beyond = samples.map { velocity > 0 ? $0 - edge : edge - $0 }.max() ?? 0
    #expect(beyond > 20 && beyond < 100)
    #expect(motion.target == edge)
    #expect(motion.offset(at: 99) == edge)
  }

  @Test func `neither place nor velocity jump where the spring takes over`() {
    let motion = ScrollMotion(from: 900, velocity: 1500, in: 0...1000, rate: 0.998)
    let times = stride(from: 0, to: motion.duration - 0.0001, by: 0.0001)
    for time in times {
      let step = motion.offset(at: time + 0.0001) - motion.offset(at: time)
      #expect(abs(step) <= 1500 * 0.0001 + 1e-6)
      #expect(abs(step / 0.0001 - motion.velocity(at: time)) < 5)
    }
  }

  @Test func `let go beyond an edge it springs back, faster than half a second`() {
    let motion = ScrollMotion(from: -60, velocity: 0, in: 0...1000, rate: 0.998)
    #expect(motion.offset(at: 0) == -60)
    #expect(motion.velocity(at: 0) == 0)
    #expect(motion.target == 0)
    #expect(abs(motion.offset(at: 0.5)) < 3)
    let samples = stride(from: 0, through: 1, by: 0.01).map(motion.offset(at:))
    #expect(samples == samples.sorted())
  }

  @Test func `thrown back from beyond an edge it glides on inside`() {
    let motion = ScrollMotion(from: -20, velocity: 2000, in: 0...5000, rate: 0.998)
    #expect(motion.target > 500)
    #expect(motion.offset(at: 0.1) > 0)
  }

  @Test(arguments: [590, 599.999, 600, 600.001, 603, 610, 700, 900] as [CGFloat])
  func `thrown back just as fast as it springs back, it comes to rest as soon`(velocity: CGFloat) {
    let motion = ScrollMotion(from: -60, velocity: velocity, in: 0...1000, rate: 0.998)
    #expect(motion.duration < 2.5 && motion.target < 50)
    for time in stride(from: 0, to: motion.duration, by: 0.001) {
      #expect(abs(motion.offset(at: time + 0.001) - motion.offset(at: time)) < 1)
    }
  }

  @Test func `without bouncing it stops at the edge`() {
    let motion = ScrollMotion(from: 950, velocity: 2000, in: 0...1000, rate: 0.998, bounces: false)
    let samples = stride(from: 0, through: 1, by: 0.01).map(motion.offset(at:))
    #expect(samples.max() == 1000)
    #expect(motion.duration < 0.1)
  }

  @Test func `resting content stays`() {
    let motion = ScrollMotion(from: 40, velocity: 0, in: 0...1000, rate: 0.998)
    #expect(motion.duration == 0)
    #expect(motion.offset(at: 0) == 40)
  }
}
