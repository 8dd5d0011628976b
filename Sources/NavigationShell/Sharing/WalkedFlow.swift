/// What a walk met.
struct WalkedFlow {
  var draft: FlowDraft
  /// The names of its looks.
  var looks: [String]
  /// The steps of scenarios that failed on the way, a sentence each.
  var failures: [String]
}
