public import Foundation

/// The picture beside the title of a quick action.
///
/// The window's menu has titles alone, so that none is drawn.
nonisolated open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures for common actions.
  public enum IconType: Int, Hashable, Sendable {
    /// The picture of a general action.
    case compose = 0, play, pause, add, location, search, share
    /// The picture of a place, a person or a thing one likes.
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    /// The picture of a message, a time or a task.
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    /// The picture of what is kept, heard or renewed.
    case bookmark, shuffle, audio, update
  }

  /// Names one of the system's pictures.
  public convenience init(type: IconType) { self.init() }

  /// Names a picture of the app.
  public convenience init(templateImageName: String) { self.init() }

  /// Names a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
