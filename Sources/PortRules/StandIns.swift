/// How much of the product `AppleStandIns` a ported module may use: what stands in for Apple's other
/// frameworks.
public enum StandIns: Sendable {
  /// Nothing.
  case none
  /// What works as on iOS: logs, the types of files, and ImageIO.
  case basic
  /// Also placeholders, such as a web view that is a labelled box.
  case all
}
