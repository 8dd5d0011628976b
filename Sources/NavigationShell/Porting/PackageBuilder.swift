import Foundation

/// Builds a product of a package by SwiftPM.
nonisolated struct PackageBuilder {
  /// The package's folder.
  let package: String
  let product: String
  /// The folder that what is built goes to.
  let scratch: String

  /// The program that is built.
  var program: String { "\(scratch)/debug/\(product)" }

  /// Builds it, which the compiler tells of on the standard error stream; returns whether it could.
  func build() throws(ShellError) -> Bool {
    // Packages share the folder, so that no plan of another one may be taken.
    let words = [
      "swift", "build", "--package-path", package, "--scratch-path", scratch, "--product", product,
      "--disable-build-manifest-caching", "--disable-index-store",
    ]
    let process = try ChildProcess(
      words, of: URL(fileURLWithPath: "/usr/bin/env"), output: STDERR_FILENO,
      errors: STDERR_FILENO)
    return process.end() == .exited(0)
  }
}
