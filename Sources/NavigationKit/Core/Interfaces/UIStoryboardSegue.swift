public import Foundation

/// A transition from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name in the storyboard; nil if it has none.
  public let identifier: String?
  /// The controller that it leads away from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  /// The closure that it runs; nil if it was given none.
  var performHandler: (() -> Void)?

  /// Makes a segue; a subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that runs a closure.
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
  /// The method that is called on the controller that it leads to.
  public let unwindAction: Selector
  /// The object that was tapped.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
