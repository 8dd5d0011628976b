package import Foundation

/// Writes targets as scenarios name them.
package nonisolated enum TargetText {
  /// An element by its identifier.
  package static func element(id: String) -> String {
    YAMLText.mapping([(.id, YAMLText.text(id))])
  }

  /// An element by its role and label.
  package static func element(role: String, label: String) -> String {
    YAMLText.mapping([(.role, YAMLText.text(role)), (.label, YAMLText.text(label))])
  }

  /// A point of the screen.
  package static func point(_ point: CGPoint) -> String { point.yaml }
}
