import Foundation
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The budgets of a suite and a frame, in units that do not depend on the machine's speed.
///
/// If a budget is exceeded, find what costs more by `bench --against` with a result of the version
/// before, and take it back; raise a budget only for something that users asked for, and say so in
/// the commit.
struct BudgetTests {
  /// The maximum memory of the largest process of a suite, in megabytes; half of it is the code of
  /// a program that is not optimised.
  private static let suiteMegabytes = 96.0
  /// The maximum number of pixels that a frame of a push may write, as a multiple of the screen's.
  private static let pushFrames = 3.0

  @Test func `no process of a suite takes much memory, the first one included`() throws {
    let workspace = try Workspace()
    for number in 0..<3 { try workspace.write(Workspace.push, to: "s/\(number).yaml") }
    let place = workspace.url.path
    let arguments = ["verify", "\(place)/s", "--jobs", "1", "--results", "\(place)/results"]
    var peak = 0.0
    let end = try ChildRun(arguments, of: BuiltProgram(named: "FaultyApps").file).end {
      peak = max(peak, ProcessMemory.peak(ofFamily: $0))
    }
    // There are no baselines yet.
    #expect(end.exitCode == 2)
    #expect(peak > 10)
    #expect(peak < Self.suiteMegabytes)
  }

  @Test func `the worst frame of a push writes few screens of pixels`() throws {
    let navigation = UINavigationController(rootViewController: BenchPage(title: "First"))
    navigation.isToolbarHidden = false
    let app = App(name: "bench", title: "Bench", summary: "") { _ in navigation }
    let stage = try HeadlessSession(app: app, folder: nil, device: .window).stage
    let painter = try OffscreenPainter(size: stage.screen.bounds.size, scale: stage.screen.scale)
    try painter.draw(stage.displayList())
    #expect(painter.writtenFrames >= 1)
    var written: [Double] = []
    navigation.pushViewController(BenchPage(title: "Second"), animated: true)
    while !stage.isSettled {
      stage.advance(by: 1.0 / 60)
      try painter.draw(stage.displayList())
      written.append(painter.writtenFrames)
      painter.prepare()
    }
    #expect(written.count > 10)
    #expect((written.max() ?? 0) < Self.pushFrames)
  }
}
