public import XcodeProject

/// The error of a project that is not ported.
public enum PortError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The project cannot be read.
  case project(ProjectError)
  /// The requested target is missing, or several could be meant.
  case request(String)
  /// The package cannot be written.
  case output(String)

  /// The mistake and what to do, in one line.
  public var description: String {
    switch self {
    case .project(let error): error.description
    case .request(let sentence), .output(let sentence): sentence
    }
  }
}
