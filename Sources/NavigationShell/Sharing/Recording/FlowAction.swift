import Foundation

/// What a person does to come from a screen to another.
struct FlowAction: Hashable {
  /// In words, such as `tap “Family”`.
  var words: String
  /// The frame of what is tapped, in points; nil for what is done elsewhere.
  var spot: CGRect?
  /// Whether only time passes.
  var isWaiting = false
}

extension [FlowAction] {
  /// All of it in words; time that passes is told only if nothing else is done.
  var words: String {
    let done = filter { !$0.isWaiting }
    let words = (done.isEmpty ? Array(prefix(1)) : done).map(\.words)
    return words.isEmpty ? "wait" : words.joined(separator: ", then ")
  }

  /// What is tapped first; nil if something else is done before.
  var spot: CGRect? { first { !$0.isWaiting }?.spot }
}
