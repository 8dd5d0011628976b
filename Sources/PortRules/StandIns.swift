/// How much of the product `AppleStandIns` a ported module may use: what stands in for Apple's other
/// frameworks.
public enum StandIns: Sendable {
  /// Nothing.
  case none
  /// What works as on iOS: logs and the types of files.
  case basic
  /// Also placeholders, such as a web view that is a labelled box.
  case all
}
