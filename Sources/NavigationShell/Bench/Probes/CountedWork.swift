import Foundation

/// What `Scripts/instructions` counts: each is done once, with full caches, in a function of its own, by whose
/// name a profiler finds it.
final class CountedWork {
  /// A finger that scrolls down, in points per frame.
  private static let step: CGFloat = -20
  /// The rows of a short list.
  private static let rows = 10

  private let stage: StageBench
  private let growth: GrowthBench
  /// Its files are deleted with it.
  private let suite: SuiteBench
  private let pictures: PictureBench

  /// Does each once, which fills the caches.
  init(in shell: Shell) throws {
    (stage, growth) = (try StageBench(), try GrowthBench())
    suite = try SuiteBench(shell.exhibit, count: 1, in: BenchFolder())
    pictures = try PictureBench(suite, in: shell)
    _ = try frames()
  }

  /// Does each, and returns how many frames it drew.
  func frames() throws -> [String: Int] {
    [
      "push": try push(), "list": try list(), "scroll": try scroll(), "capture": try capture(),
      "verify": try verify(),
    ]
  }

  /// A push and a pop of a list of 10,000 rows, in all their frames.
  @inline(never) private func push() throws -> Int { try stage.pushFrames(of: 1).values.count }

  /// A push of a short list without animation.
  @inline(never) private func list() throws -> Int {
    try growth.firstFrame(of: Self.rows, tries: 1).values.count
  }

  /// A drag of a long list, and its rolling on, in all their frames.
  @inline(never) private func scroll() throws -> Int {
    try stage.scrollFrames(by: [Self.step]).values.count
  }

  /// A picture of the screen as PNG.
  @inline(never) private func capture() throws -> Int {
    try stage.capture()
    return 1
  }

  /// A scenario whose captures are as they were.
  @inline(never) private func verify() throws -> Int { try pictures.verify() }
}
