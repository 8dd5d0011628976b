import Foundation
import Testing

@testable import Scenario

struct ScrollStateTests {
  private static func state(
    _ region: CGRect = CGRect(x: 0, y: 44, width: 320, height: 400), at offset: CGPoint = .zero,
    width: CGFloat = 0, height: CGFloat = 1000
  ) -> ScrollState {
    ScrollState(region: region, offset: offset, horizontal: 0...width, vertical: 0...height)
  }

  @Test func `the rest of the way is counted in each direction`() {
    let state = Self.state(at: CGPoint(x: 30, y: 100), width: 50)
    let rests = ScenarioStep.ScrollDirection.allCases.map { state.rest(towards: $0) }
    #expect(rests == [900, 100, 20, 30])
    #expect(Self.state(at: CGPoint(x: 0, y: 1200)).rest(towards: .down) == 0)
  }

  @Test func `the foremost list is the one that is seen most of`() {
    let side = Self.state(CGRect(x: 0, y: 0, width: 100, height: 400))
    let page = Self.state(CGRect(x: 100, y: 0, width: 220, height: 400))
    let strip = Self.state(CGRect(x: 0, y: 0, width: 320, height: 400), width: 500, height: 0)
    #expect([side, strip, page].foremost(along: .down) == 2)
    #expect([side, strip, page].foremost(along: .left) == 1)
    #expect([side, side].foremost(along: .up) == 0)
    #expect([strip].foremost(along: .up) == nil)
  }

  @Test func `an element is brought to the middle`() {
    let state = Self.state()
    let way = state.way(to: CGRect(x: 0, y: 20, width: 320, height: 44), along: .down)
    #expect(way.0 == .up && way.1 == 202)
    let other = state.way(to: CGRect(x: 300, y: 500, width: 44, height: 44), along: .right)
    #expect(other.0 == .right && other.1 == 162)
  }

  @Test func `a finger begins near the side from which it comes`() {
    let region = CGRect(x: 0, y: 100, width: 100, height: 100)
    let starts = ScrollFinger(direction: .down, region: region).starts
    #expect(starts[0] == CGPoint(x: 50, y: 192))
    #expect(ScrollFinger(direction: .left, region: region).starts[0].x.rounded() == 8)
    #expect(starts.allSatisfy { region.contains($0) })
  }

  @Test func `a log tells the ways`() {
    var log = ScrollLog()
    #expect("\(log)" == "nothing moved")
    log.add(.down, 300)
    log.add(.down, 90.4)
    log.add(.down, 0)
    log.add(.up, 390.4)
    #expect("\(log)" == "scrolled 390 points down, then 390 points up")
    log.limit = 4
    #expect("\(log)".hasSuffix("390 points up, each way by no more than 4 drags, as at-most says"))
    (log.limit, log.carousels) = (nil, 2)
    #expect("\(log)".hasSuffix("390 points up, then through 2 lists sideways"))
  }
}
