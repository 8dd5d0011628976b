import ArgumentParser
import Foundation
import PortRules
import XcodeProject

/// Ends the program with a line, as compilers write it, and an exit code.
enum NavportError {
  /// The end for a project that cannot be read.
  static func end(_ error: ProjectError) -> ExitCode {
    let place = "\(error.path):\(error.line ?? 1):\(error.column ?? 1)"
    Standard.print("\(place): error: \(error.reason)", to: .standardError)
    return ExitCode(65)
  }

  /// The end where no source can be rewritten at all.
  static func end(_ error: PortingError) -> ExitCode {
    Standard.print("error: \(error)", to: .standardError)
    return ExitCode(69)
  }

  /// The end for a file that cannot be written.
  static func end(notWriting path: String) -> ExitCode {
    Standard.print(
      "\(path):1:1: error: it cannot be written; check the rights of its folder, or clean the build",
      to: .standardError)
    return ExitCode(73)
  }
}
