public import XcodeProject

/// Why a project is not ported.
public enum PortError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be read.
  case project(ProjectError)
  /// What was asked for is not there, or can mean several things.
  case request(String)
  /// The package cannot be written.
  case output(String)

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .project(let error): error.description
    case .request(let sentence), .output(let sentence): sentence
    }
  }
}
