/// What has to happen next so that the screen shows who is to be presented: pure, and the only place
/// that decides it.
nonisolated enum PresentationChange: Hashable, Sendable {
  /// What is shown is what is wanted.
  case none
  /// One comes, over all the others.
  case present(Int)
  /// One goes, with all that is over it.
  case dismiss(Int)
  /// One takes another form, for there is other room.
  case adapt(Int)
  /// One is forgotten before it was seen, with all that was to come over it.
  case forget(Int)

  /// What is known of one presentation.
  struct Member: Hashable, Sendable {
    /// Whether it is on screen.
    var isShown: Bool
    /// Whether it is to be.
    var isWanted: Bool
    /// Whether it is in the form that suits the room there is.
    var isAdapted = true
  }

  /// Looks at what is presented over a window's root, the lowest first.
  init(line: [Member]) {
    if let place = line.firstIndex(where: { !$0.isWanted }) {
      self = line[place].isShown ? .dismiss(place) : .forget(place)
    } else if let place = line.firstIndex(where: { !$0.isAdapted }) {
      self = .adapt(place)
    } else if let place = line.firstIndex(where: { !$0.isShown }) {
      self = .present(place)
    } else {
      self = .none
    }
  }
}
