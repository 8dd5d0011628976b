extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function as a table in CSV: each case beside what the function makes of it.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// - Parameter strategy: Turns what the function returns into text.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var table = SimplySnapshotting<String>.lines.asyncPullback {
      (function: @escaping (Value) -> Output) in
      Value.allCases.reduce(Async(value: "")) { rows, value in
        Async { callback in
          rows.run { rows in
            strategy.snapshot(function(value)).run { output in
              callback("\(rows)\(quoted("\(value)")),\(quoted(output))\n")
            }
          }
        }
      }
    }
    table.pathExtension = "csv"
    table.needsMainThread = strategy.needsMainThread
    return table
  }

  /// A field of the table.
  private static func quoted(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
