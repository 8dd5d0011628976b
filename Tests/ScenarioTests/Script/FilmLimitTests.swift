import Foundation
import Scenario
import Testing

@Suite struct FilmLimitTests {
  private nonisolated static let pad = CGSize(width: 1024, height: 1366)

  @Test(arguments: [
    (CGSize(width: 1024, height: 1366), 2.0, 120, nil as String?),
    (CGSize(width: 1024, height: 1366), 2.1, 120, "take 113 frames, or a smaller screen"),
    (CGSize(width: 4096, height: 4096), 4, 2, nil),
    (CGSize(width: 4096, height: 4096), 4, 3, "take 2 frames, or a smaller screen"),
  ])
  func `a film has so many pixels and no more`(
    size: CGSize, scale: Double, frames: Int, cure: String?
  ) {
    let place = SourcePosition(line: 7, column: 5)
    let scenario = Scenario(steps: [
      ScenarioStep(.settle),
      ScenarioStep(.film(.init(name: "push", frames: frames, over: 1)), at: place),
    ])
    let problems = scenario.filmProblems(in: "a.yaml", on: size, scale: scale, named: "it")
    #expect(problems.map(\.place) == (cure == nil ? [] : [place]))
    #expect(cure.map { problems.first?.sentence.hasSuffix($0) == true } ?? true)
  }

  @Test func `the problem names the film, the screen and the limit`() {
    let scenario = Scenario(steps: [ScenarioStep(.film(.init(name: "big", frames: 120, over: 1)))])
    let problems = scenario.filmProblems(in: "a.yaml", on: Self.pad, scale: 4, named: "1024x1366@4")
    #expect(
      problems.map(\.sentence) == [
        "“big” is 120 frames of 4096×5464 pixels on 1024x1366@4, and a film has at most "
          + "700 million pixels: take 31 frames, or a smaller screen"
      ])
  }

  @Test func `a screen counts that was resized before or during the film, and as it lies`() {
    let film = ScenarioStep(.film(.init(name: "a", frames: 120, over: 1)))
    let large = ScenarioStep(.resize(CGSize(width: 4096, height: 1366)))
    let small = ScenarioStep(.resize(CGSize(width: 100, height: 100)))
    func count(_ steps: ScenarioStep...) -> Int {
      Scenario(steps: steps).filmProblems(in: "a.yaml", on: Self.pad, scale: 2, named: "it").count
    }
    #expect(count(film, large) == 0)
    #expect(count(large, film) == 1)
    #expect(count(large, small, film) == 0)
    let condition = ScenarioStep.Condition()
    func choose(_ then: ScenarioStep..., else other: ScenarioStep...) -> ScenarioStep {
      ScenarioStep(.branch(.init(condition, then: then, otherwise: other)))
    }
    func loop(_ steps: ScenarioStep...) -> ScenarioStep {
      ScenarioStep(.loop(.init(until: condition, atMost: 9, steps)))
    }
    #expect(count(choose(large, else: small), film) == 1)
    #expect(count(choose(large, else: film)) == 0)
    #expect(count(choose(large), small, film) == 0)
    #expect(count(loop(large), film) == 1)
    #expect(count(loop(film, large)) == 1)
    #expect(count(loop(large), small, film) == 0)
    #expect(count(small, loop(choose(large, else: small)), film) == 1)
    func during(_ step: ScenarioStep) -> ScenarioStep {
      ScenarioStep(.film(.init(name: "b", frames: 120, over: 1, during: [step])))
    }
    #expect(count(during(large)) == 1)
    #expect(count(during(large), film) == 2)
    #expect(count(during(ScenarioStep(.rotate(nil)))) == 1, "cells are wide and high then")
  }
}
