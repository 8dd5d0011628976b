extension UIBarButtonItem {
  /// The buttons and spaces that every system has.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Ends what is being done and keeps it.
    case done
    /// Ends what is being done and forgets it.
    case cancel
    /// Starts to edit.
    case edit
    /// Keeps changes.
    case save
    /// Adds something new.
    case add
    /// A space that grows until the bar is full.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    /// Writes something new.
    case compose
    /// Answers.
    case reply
    /// Offers what can be done.
    case action
    /// Moves something to another place.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops what is going on.
    case stop
    /// Takes or chooses a picture.
    case camera
    /// Deletes.
    case trash
    /// Starts to play.
    case play
    /// Pauses.
    case pause
    /// Goes back to the start.
    case rewind
    /// Goes on to the end.
    case fastForward
    /// Takes the last change back.
    case undo
    /// Makes the last change again.
    case redo
    /// Closes what is shown.
    case close = 24

    /// The word of items that are a word.
    nonisolated var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol of items that are a picture.
    nonisolated var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    /// What assistive technology, scripts and tests call it.
    nonisolated var name: String { Self.names[self] ?? "" }

    private nonisolated static let names = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, $0.spelledOut) })

    private nonisolated var spelledOut: String {
      let words = "\(self)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}
