import Foundation

/// A job for a worker, sent as a line of JSON: one variant of a scenario.
nonisolated struct VerifyJob: Hashable, Codable, Sendable {
  /// The scenario's file, as it was typed or found.
  var file: String
  /// The index of the variant from 0, and its name.
  var variant: Int
  var variantName: String
  /// The language of its app, which a worker has from its start; nil if any worker does.
  var language: String?
}
