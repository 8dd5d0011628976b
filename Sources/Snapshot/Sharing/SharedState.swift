/// A screen at rest, in each look.
package struct SharedState: Hashable, Sendable, Encodable {
  /// The name in links, unique in its flow.
  package var id: String
  /// The name for people.
  package var name: String
  /// The screen in each look; nil in one that did not lead there.
  package var screens: [SharedScreen?]
  /// What is said about it, for readers.
  package var notes: [String] = []

  /// Makes a state.
  package init(id: String, name: String, screens: [SharedScreen?]) {
    (self.id, self.name, self.screens) = (id, name, screens)
  }
}
