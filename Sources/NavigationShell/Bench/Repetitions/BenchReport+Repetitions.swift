import Foundation

extension BenchReport {
  /// By how many megabytes memory grows while something is done 10,000 times.
  struct Repetitions: Codable {
    /// How often each is done.
    static let count = 10_000

    /// A page pushed and popped, and one presented and dismissed.
    var pushesMb = 0.0
    var presentationsMb = 0.0
    /// Another tab chosen.
    var tabsMb = 0.0
    /// Two columns that become one stack, and two columns again.
    var collapsesMb = 0.0
    /// A storyboard read, shown and left, and a scenario run.
    var storyboardsMb = 0.0
    var scenariosMb = 0.0

    /// Keys that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case pushesMb = "pushes_10000_mb"
      case presentationsMb = "presentations_10000_mb"
      case tabsMb = "tabs_10000_mb"
      case collapsesMb = "collapses_10000_mb"
      case storyboardsMb = "storyboards_10000_mb"
      case scenariosMb = "scenarios_10000_mb"
    }
  }
}

extension BenchReport.Repetitions {
  /// The rows of the printed table: name, value, remark.
  var rows: [(String, String, String)] {
    [
      ("pushed and popped", pushesMb), ("presented and dismissed", presentationsMb),
      ("another tab", tabsMb), ("collapsed and expanded", collapsesMb),
      ("a storyboard shown", storyboardsMb), ("a scenario run", scenariosMb),
    ].map { name, value in
      (name, String(format: "%+.1f MB", value), "of memory over 10 000 times")
    }
  }
}
