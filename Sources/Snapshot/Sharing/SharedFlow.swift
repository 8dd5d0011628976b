/// Screens and the ways between them, as a page to click through shows them.
package struct SharedFlow: Hashable, Sendable, Encodable {
  /// The title.
  package var title: String
  /// The names of the looks that can be switched, such as `iphone-8 light`; there is at least one.
  package var looks: [String]
  /// The devices around screens.
  package var devices: [SharedDevice] = []
  /// Where one begins.
  package var starts: [Start] = []
  /// The screens, in the order in which they were met.
  package var states: [SharedState] = []
  /// The ways between them.
  package var transitions: [SharedTransition] = []
  /// Where the screens are on the map.
  package var map = SharedMap()
  /// What the reader should know of how it was made, such as that it was cut.
  package var remarks: [String] = []

  /// Makes a flow without screens.
  package init(title: String, looks: [String]) {
    (self.title, self.looks) = (title, looks)
  }

  /// A place to begin.
  package struct Start: Hashable, Sendable, Encodable {
    /// The name, as that of a scenario.
    package var name: String
    /// What it is about; nil if nothing says so.
    package var note: String?
    /// The place of its state.
    package var state: Int
    /// The number of the way that is gone first from it; see ``SharedTransition/turns``.
    package var turn: Int

    /// Makes a start.
    package init(name: String, note: String?, state: Int, turn: Int = 0) {
      (self.name, self.note, self.state, self.turn) = (name, note, state, turn)
    }
  }
}
