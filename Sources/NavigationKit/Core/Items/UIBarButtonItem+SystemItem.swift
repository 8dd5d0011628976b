extension UIBarButtonItem {
  /// The system's buttons and spaces.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Finishes a task and keeps the changes.
    case done
    /// Ends a task and discards the changes.
    case cancel
    /// Begins editing.
    case edit
    /// Saves changes.
    case save
    /// Adds a new item.
    case add
    /// A space that fills the width that is left.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    /// Begins writing something new.
    case compose
    /// Replies.
    case reply
    /// Shows the available actions.
    case action
    /// Moves an item to another place.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Begins a search.
    case search
    /// Reloads.
    case refresh
    /// Stops the current task.
    case stop
    /// Takes or chooses a photo.
    case camera
    /// Deletes.
    case trash
    /// Starts playing.
    case play
    /// Pauses playing.
    case pause
    /// Moves back.
    case rewind
    /// Moves forward.
    case fastForward
    /// Undoes the last change.
    case undo
    /// Repeats the change that was undone.
    case redo
    /// Closes what is shown.
    case close = 24

    /// The title of items that have one.
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

    /// The symbol of items that have one.
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

    /// The name for assistive technology, scripts and tests.
    nonisolated var name: String { Self.names[self] ?? "" }

    private nonisolated static let names = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, $0.spelledOut) })

    private nonisolated var spelledOut: String {
      let words = "\(self)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}
