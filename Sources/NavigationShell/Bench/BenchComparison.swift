import Foundation

/// A result of the benchmark set against an earlier one, of this machine or another.
struct BenchComparison {
  /// A figure then and now.
  struct Row {
    let before, now: BenchFigure
    /// How many times the earlier value it is now, both set against their machine.
    let ratio: Double

    /// Whether it is worse by more than ``BenchComparison/tolerance``.
    var isWorse: Bool {
      let limit = 1 + BenchComparison.tolerance
      return now.isBetterHigher ? ratio < 1 / limit : ratio > limit
    }
  }

  /// How much worse a figure may be before it is told, as a part of it: less is noise.
  static let tolerance = 0.05

  /// The figures of both results, by key, but for those that are noise.
  let rows: [Row]
  private let before, now: BenchReport

  /// Compares a result with an earlier one.
  init(of now: BenchReport, with before: BenchReport) throws {
    (self.before, self.now) = (before, now)
    let earlier = Dictionary(
      try BenchFigure.all(of: before).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    rows = try BenchFigure.all(of: now).compactMap { figure in
      guard let old = earlier[figure.key], !old.isNoise, !figure.isNoise else { return nil }
      let ratio =
        figure.comparable(copy: now.frameCopyMs) / old.comparable(copy: before.frameCopyMs)
      return Row(before: old, now: figure, ratio: ratio)
    }
  }

  /// The figures that are worse.
  var worse: [Row] { rows.filter(\.isWorse) }

  /// Before, now and the ratio of each figure, and what is worse.
  var table: String {
    let lines = rows.map { row in
      Self.line(
        row.now.key, String(format: "%.3f", row.before.value),
        String(format: "%.3f", row.now.value),
        String(format: "%.2f", row.ratio) + (row.isWorse ? " worse" : ""))
    }
    return ([head, "", Self.line("", "before", "now", "ratio")] + lines + ["", verdict])
      .joined(separator: "\n")
  }

  private var head: String {
    let copies = String(
      format: "a copy of a frame took %.3f ms before and takes %.3f ms now", before.frameCopyMs,
      now.frameCopyMs)
    let builds =
      before.machine.isOptimised == now.machine.isOptimised
      ? "" : "\nonly one of the two programs is optimised: their times tell nothing"
    return "times and rates are compared as multiples of it: \(copies)\(builds)"
  }

  private var verdict: String {
    let percent = Int((Self.tolerance * 100).rounded())
    return worse.isEmpty
      ? "nothing is worse by more than \(percent) %"
      : "worse by more than \(percent) %: " + worse.map(\.now.key).joined(separator: ", ")
  }

  private static func line(_ key: String, _ before: String, _ now: String, _ ratio: String)
    -> String
  {
    "  " + key.padding(toLength: 42, withPad: " ", startingAt: 0)
      + before.padding(toLength: 14, withPad: " ", startingAt: 0)
      + now.padding(toLength: 14, withPad: " ", startingAt: 0) + ratio
  }
}
