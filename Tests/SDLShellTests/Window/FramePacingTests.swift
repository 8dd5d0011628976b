import Foundation
import Testing

@testable import SDLShell

/// Frame pacing; times are seconds, a frame is 1/60 s.
@Suite struct FramePacingTests {
  private let frame = 1.0 / 60

  @Test func `nothing to do is no reason to wake`() {
    let pacing = FramePacing(waitsForDisplay: false)
    #expect(pacing.rest(at: 5, needsFrame: false, nextChange: nil) == nil)
  }

  @Test func `after a rest an event is drawn at once`() {
    var pacing = FramePacing(waitsForDisplay: false)
    pacing.drew(at: 1, isPresented: true)
    #expect(pacing.mayDraw(at: 3))
    #expect(pacing.rest(at: 3, needsFrame: true, nextChange: nil) == 0)
  }

  @Test func `while something moves, frames keep their distance`() throws {
    var pacing = FramePacing(waitsForDisplay: false)
    pacing.drew(at: 1, isPresented: true)
    #expect(!pacing.mayDraw(at: 1 + frame / 2))
    let rest = try #require(pacing.rest(at: 1 + frame / 4, needsFrame: true, nextChange: nil))
    #expect(abs(rest - frame * 3 / 4) < 1e-9)
  }

  @Test func `a late frame does not push the next one back`() throws {
    var pacing = FramePacing(waitsForDisplay: false)
    pacing.drew(at: 1, isPresented: true)
    pacing.drew(at: 1 + frame * 1.3, isPresented: true)
    let rest = try #require(pacing.rest(at: 1 + frame * 1.3, needsFrame: true, nextChange: nil))
    #expect(abs(rest - frame * 0.7) < 1e-9)
  }

  @Test func `a change that is due later is slept until`() throws {
    let pacing = FramePacing(waitsForDisplay: false)
    let rest = try #require(pacing.rest(at: 2, needsFrame: false, nextChange: 2.5))
    #expect(abs(rest - 0.5) < 1e-9)
    #expect(pacing.rest(at: 3, needsFrame: false, nextChange: 2.5) == 0)
  }

  @Test func `a display that sets the pace is not paced again`() {
    var pacing = FramePacing(waitsForDisplay: true)
    pacing.drew(at: 1, isPresented: true)
    #expect(pacing.mayDraw(at: 1.001))
  }

  @Test func `a frame that is not presented waits for no display, and is paced`() throws {
    var pacing = FramePacing(waitsForDisplay: true)
    pacing.drew(at: 1, isPresented: false)
    #expect(!pacing.mayDraw(at: 1.001))
    let rest = try #require(pacing.rest(at: 1, needsFrame: true, nextChange: 1))
    #expect(abs(rest - frame) < 1e-9)
  }
}

@Suite struct ScaledClockTests {
  @Test func `time passes as it is`() {
    var clock = ScaledClock()
    clock.move(to: 1.5)
    #expect(clock.now == 1.5)
    #expect(clock.real(for: 2) == 2)
  }

  @Test func `slow motion is ten times slower`() {
    var clock = ScaledClock(speed: 0.1)
    clock.move(to: 2)
    #expect(abs(clock.now - 0.2) < 1e-9)
    #expect(abs(clock.real(for: 0.3) - 3) < 1e-9)
  }

  @Test func `time can pass faster, and begin later`() {
    var clock = ScaledClock(speed: 4, now: 10)
    clock.move(to: 0.5)
    #expect(clock.now == 12)
    #expect(clock.real(for: 14) == 1)
  }

  @Test func `time never runs backwards`() {
    var clock = ScaledClock()
    clock.move(to: 2)
    clock.move(to: 1)
    clock.move(to: 2.5)
    #expect(clock.now == 2.5)
  }
}
