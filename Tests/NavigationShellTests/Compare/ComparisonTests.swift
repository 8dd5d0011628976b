import Drawing
import Foundation
import Goldens
import Input
import SDLShell
import Scenario
import Testing

@testable import NavigationShell

/// Two runs side by side, locked in time.
struct ComparisonTests {
  private let size = CGSize(width: 100, height: 200)

  private func frame(_ level: Int) -> DisplayList {
    DisplayList(
      size: size,
      commands: [
        .fill(Fill(frame: CGRect(origin: .zero, size: size), color: Color(level, 0, 0)))
      ])
  }

  private var comparison: Comparison {
    Comparison(runs: [
      ComparedRun(
        ComparedSubject(file: "flows/A.yaml", device: "phone", look: "light"), size: size,
        cornerRadius: 20, frames: [(0, frame(1)), (1, frame(2)), (4, frame(3))]),
      ComparedRun(
        ComparedSubject(file: "flows/B.yaml", device: "phone", look: "a look that is long"),
        size: size, frames: [(0, frame(1)), (2, frame(2))]),
    ])
  }

  @Test func `one waits for the other, and differences are known`() {
    #expect(comparison.end == 4)
    #expect(comparison.isSame(at: 0.5) == true && comparison.isSame(at: 1) == false)
    #expect(comparison.isSame(at: 3) == true && comparison.isSame(at: 4) == false)
    #expect(comparison.size == CGSize(width: 248, height: 284))
  }

  private func texts(_ comparison: Comparison, at time: TimeInterval) -> [TextLine] {
    comparison.frame(at: time).commands.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test func `each says above what it is, the line below what time it is`() {
    let shown = texts(comparison, at: 1.25)
    #expect(shown.first?.text == "A.yaml, light" && shown.last?.text == "1.25 of 4.00 s")
    #expect(shown[1].text.hasPrefix("B.yaml") && shown[1].text.hasSuffix("…"))
    #expect(shown[1].origin.x == 132 && shown[1].width <= 100, "it is as wide as its screen")
    #expect(shown.last.map { $0.origin.x + $0.width <= 248 - 16 + 1 } == true)
  }

  @Test(
    arguments: [
      (["a.yaml", "a.yaml"], ["x", "x"], ["light", "dark"], ["light", "dark"]),
      (["/t/f/a.yaml", "/t/f/a.yaml"], ["x", "y"], ["light", "light"], ["x", "y"]),
      (["a.yaml", "a.yaml"], ["x", "y"], ["light", "dark"], ["x, light", "y, dark"]),
      (["/t/f/a.yaml", "/t/f/b.yaml"], ["x", "x"], ["light", "light"], ["a.yaml", "b.yaml"]),
      (
        ["/t/f/a.yaml", "/t/g/a.yaml"], ["x", "x"], ["light", "light"], ["f/a.yaml", "g/a.yaml"]
      ),
      (
        ["/t/a.yaml", "/t/g/b.yaml"], ["x", "y"], ["dark", "dark"], ["a.yaml, x", "g/b.yaml, y"]
      ),
      (["/t/a.yaml", "/t/a.yaml"], ["x", "x"], ["light", "light"], ["a.yaml", "a.yaml"]),
      (["a.yaml", "/a.yaml"], ["x", "x"], ["light", "light"], ["a.yaml", "/a.yaml"]),
    ] as [([String], [String], [String], [String])])
  func `only what tells one from the other is said of it`(
    files: [String], devices: [String], looks: [String], captions: [String]
  ) {
    let subjects = files.indices.map {
      ComparedSubject(file: files[$0], device: devices[$0], look: looks[$0])
    }
    #expect(ComparedSubject.captions(of: subjects) == captions)
  }

  @Test func `a window's title names the one scenario, too`() {
    func title(_ files: String..., looks: [String]) -> String {
      ComparedSubject.title(
        of: zip(files, looks).map { ComparedSubject(file: $0, device: "x", look: $1) })
    }
    #expect(title("f/a.yaml", "f/a.yaml", looks: ["light", "dark"]) == "a.yaml – light | dark")
    #expect(title("f/a.yaml", "f/b.yaml", looks: ["light", "light"]) == "a.yaml | b.yaml")
    #expect(title("f/a.yaml", "f/a.yaml", looks: ["light", "light"]) == "a.yaml | a.yaml")
  }

  @Test func `a scenario that failed says so above its screen`() {
    let failure = ScenarioFailure(place: SourcePosition(line: 7, column: 3), reason: .noFinger)
    let subjects = ["a.yaml", "b.yaml"].map {
      ComparedSubject(file: $0, device: "x", look: "light")
    }
    let size = CGSize(width: 375, height: 667)
    let runs = zip(subjects, [[], [failure]]).map { subject, failures in
      ComparedRun(subject, size: size, frames: [(0, DisplayList(size: size))], failures: failures)
    }
    let captions = texts(Comparison(runs: runs), at: 0).map(\.text).prefix(2)
    #expect(captions == ["a.yaml", "b.yaml – line 7 failed"])
  }

  @Test func `screens have the round corners of their devices`() {
    let radii = comparison.frame(at: 0).commands.compactMap {
      if case .layer(let layer) = $0 { layer.cornerRadius } else { nil }
    }
    #expect(radii == [20, 0])
  }

  @Test func `they run, halt, step and are scrubbed together`() {
    let source = ComparisonSource(comparison, scale: 2)
    #expect(source.nextChange == 1)
    source.advance(to: 1.5)
    #expect(source.shown == 1.5 && source.nextChange == 2)
    source.obey(.pause)
    source.advance(to: 3)
    #expect(source.shown == 1.5 && source.nextChange == nil)
    #expect(source.status == "1.500 of 4.000 s, different")
    source.obey(.stepForward)
    #expect(source.shown == 2)
    source.obey(.stepBack)
    source.obey(.stepBack)
    #expect(source.shown == 0)
    let line = comparison.line
    func touch(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      source.handle(
        .pointer(
          PointerEvent(
            id: 0, phase: phase, position: CGPoint(x: x, y: line.midY), time: source.now)))
    }
    touch(.down, line.midX)
    #expect(source.shown == 2)
    touch(.moved, line.maxX + 50)
    #expect(source.shown == 4)
    touch(.up, line.maxX)
    source.obey(.pause)
    #expect(source.shown == 0 && !source.isHalted, "from the end they begin again")
  }

  @Test func `one scenario in two looks is filmed side by side`() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.add(
      "s.yaml",
      Data("app: settings\ndevice: 320x480@1\nsteps:\n  - wait: 0.1\n  - expect: {depth: 1}\n".utf8)
    )
    let program = BuiltProgram(named: "navshell")
    let film = folder.path("both.png")
    let end = try program.run("compare", scenario, "--appearances", "light,dark", "-o", film)
    #expect(end.exitCode == 0, "\(end.errors)")
    let picture = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: film)))
    #expect(picture.width == 688 && picture.height == 564)
    func pixel(_ x: Int) -> UInt8 { picture.pixels[(400 * picture.width + x) * 4] }
    #expect(pixel(20) > 200 && pixel(16 + 320 + 20) < 60)
    let refused = try program.run("compare", scenario)
    #expect(refused.exitCode == 64 && refused.errors.contains("name two scenarios"))
  }
}
