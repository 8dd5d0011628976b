/// A segue from an object to a scene.
public struct DocumentSegue: Sendable, Hashable {
  /// The kind of a segue.
  public enum Kind: Sendable, Hashable {
    /// The container has the controller from the start.
    case relationship(Relationship)
    /// The container view has the controller from the start.
    case embed
    /// Shown in the way of the container around it; `push` in old files.
    case show
    /// Shown as the detail of a split view; `replace` in old files.
    case showDetail
    /// Presented; `modal` in old files.
    case presentation
    /// Presented as a popover.
    case popover
    /// Back, by way of the scene's exit, to a controller that has this action.
    case unwind(action: String)
    /// As a class of the app does it.
    case custom
  }

  /// The role of a controller in a container.
  public enum Relationship: String, Sendable {
    /// The first page of a navigation controller.
    case root = "rootViewController"
    /// One of a tab bar controller, in the order of the connections.
    case child = "viewControllers"
    /// A column of a split view controller.
    case primary = "masterViewController"
    /// A column of a split view controller.
    case secondary = "detailViewController"
    /// A column of a split view controller with three.
    case supplementary = "supplementaryViewController"
    /// The controller that a split view controller shows where there is room for one column.
    case compact = "compactViewController"
  }

  /// The segue's id; nil in damaged files.
  public let id: String?
  /// The kind of segue.
  public let kind: Kind
  /// The id of a controller or, to unwind, of an exit.
  public let destination: String
  /// The identifier by which code performs it.
  public let identifier: String?
  /// Whether only the accessory of a cell performs it.
  public let isOfAccessory: Bool
  /// The segue's own class; nil for that of UIKit.
  public let customClass: CustomClass?
  /// Whether it is animated.
  public let isAnimated: Bool
  /// The method of the source's controller that makes the destination, such as `makeBed:`.
  public let creationSelector: String?
  /// The column of a split view controller in which it shows, 0 for the primary one; nil in most files.
  public let splitColumn: Int?
  /// The attributes of its presentation.
  public let presentation: SeguePresentation
  /// Its line.
  public let line: Int
}

extension DocumentSegue {
  /// Whether a container performs it when it is loaded.
  var isOfContainer: Bool {
    switch kind {
    case .relationship, .embed: true
    case .show, .showDetail, .presentation, .popover, .unwind, .custom: false
    }
  }
}
