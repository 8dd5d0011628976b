public import Foundation

/// A way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name in the storyboard; nil if it has none.
  public let identifier: String?
  /// The controller that it leads away from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  /// What it does; nothing if it was not given any.
  var performHandler: (() -> Void)?

  /// Makes a segue; a subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that does what a closure does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination; after ``UIViewController/prepare(for:sender:)``.
  open func perform() { performHandler?() }
}

/// Where an unwinding segue comes from.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it leads away from.
  public let source: UIViewController
  /// What is called of the controller that it leads to.
  public let unwindAction: Selector
  /// What was tapped.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
