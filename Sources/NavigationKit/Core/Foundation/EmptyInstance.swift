public import Foundation

/// A class of Foundation that is empty at first on iOS, and wants its content here: `init()`.
///
/// An initialiser of a protocol stands in for the one that the class lacks.
public nonisolated protocol EmptyInstance {}

nonisolated extension NSAttributedString: EmptyInstance {}
nonisolated extension Scanner: EmptyInstance {}

nonisolated extension EmptyInstance where Self: NSAttributedString {
  /// Makes an empty text.
  public init() {
    let made: [NSAttributedString] = [
      NSMutableAttributedString(string: ""), NSAttributedString(string: ""),
    ]
    guard let own = made.first(where: { type(of: $0) == Self.self }) as? Self else {
      preconditionFailure("Give \(Self.self) an init() of its own: it has none of Foundation's.")
    }
    self = own
  }
}

nonisolated extension EmptyInstance where Self: Scanner {
  /// Makes a scanner of an empty text.
  public init() {
    guard let made = Scanner(string: "") as? Self else {
      preconditionFailure("Give \(Self.self) an init() of its own: it has none of Foundation's.")
    }
    self = made
  }
}
