import Foundation

/// The language that storyboards are shown in.
public enum InterfaceLanguage: Sendable, Hashable {
  /// One that files have texts in, by its code such as `de` or `pt-BR`.
  case translation(String)
  /// One made of the storyboards' own texts.
  case pseudo(PseudoLanguage)

  /// The language of a name.
  public init(_ name: String) {
    self = PseudoLanguage(rawValue: name).map { .pseudo($0) } ?? .translation(name)
  }

  /// Its name.
  public var name: String {
    switch self {
    case .translation(let code): code
    case .pseudo(let language): language.rawValue
    }
  }

  /// Whether its lines start at the right edge.
  public var isRightToLeft: Bool {
    guard case .translation(let code) = self else { return false }
    return Locale.Language(identifier: code).characterDirection == .rightToLeft
  }
}
