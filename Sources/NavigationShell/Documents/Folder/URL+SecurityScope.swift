public import Foundation

extension URL {
  /// Begins to use a file that was picked; here each one may be used.
  @discardableResult
  public nonisolated func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends to use a file that was picked.
  public nonisolated func stopAccessingSecurityScopedResource() {}
}
