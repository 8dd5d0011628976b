/// The part of the product `AppleStandIns`, which replaces Apple's other frameworks, that a ported module
/// may use.
public enum StandIns: Sendable {
  /// Nothing.
  case none
  /// The stand-ins that work as on iOS: logs, the types of files, and ImageIO.
  case basic
  /// Also placeholders, such as a web view that is a labelled box.
  case all
}
