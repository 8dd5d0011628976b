import Drawing
import Foundation
import Goldens
import Input
import SDLShell
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
      ComparedRun(title: "A", size: size, frames: [(0, frame(1)), (1, frame(2)), (4, frame(3))]),
      ComparedRun(title: "B", size: size, frames: [(0, frame(1)), (2, frame(2))]),
    ])
  }

  @Test func `one waits for the other, and differences are known`() {
    #expect(comparison.end == 4)
    #expect(comparison.isSame(at: 0.5) == true && comparison.isSame(at: 1) == false)
    #expect(comparison.isSame(at: 3) == true && comparison.isSame(at: 4) == false)
    #expect(comparison.size == CGSize(width: 248, height: 272))
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
    #expect(picture.width == 688 && picture.height == 552)
    func pixel(_ x: Int) -> UInt8 { picture.pixels[(400 * picture.width + x) * 4] }
    #expect(pixel(20) > 200 && pixel(16 + 320 + 20) < 60)
    let refused = try program.run("compare", scenario)
    #expect(refused.exitCode == 64 && refused.errors.contains("name two scenarios"))
  }
}
