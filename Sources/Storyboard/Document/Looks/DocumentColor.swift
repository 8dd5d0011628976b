/// A colour of a file.
public enum DocumentColor: Sendable, Hashable {
  /// Numbers.
  case literal(ColorComponents)
  /// A colour of the system that depends on the appearance, such as `labelColor`; what the file says
  /// of it, for the light appearance, if anything.
  case system(String, fallback: ColorComponents?)
  /// A colour of an asset catalogue, and what the file says of it.
  case asset(String, fallback: ColorComponents?)

  /// The colour as the file has it in numbers.
  public var components: ColorComponents? {
    switch self {
    case .literal(let components): components
    case .system(_, let fallback), .asset(_, let fallback): fallback
    }
  }
}
