import Foundation

/// One run of a scenario that a worker is asked for: a line of JSON.
nonisolated struct VerifyJob: Hashable, Codable, Sendable {
  /// The scenario's file, as it was named or found.
  var file: String
  /// Which of its variants, from 0, and what that is called.
  var variant: Int
  var variantName: String
}
