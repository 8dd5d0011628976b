/// The description of a segue in a storyboard, of which one is made each time it is taken.
public struct SegueTemplate {
  /// The way in which a segue leads to its destination.
  public enum Kind {
    /// Pushes, or shows as the source does that.
    case show
    /// Shows in the secondary column.
    case showDetail
    /// Shows as a container around the source does that; pushes if there is none, which it says by
    /// returning false.
    case inContainer((_ source: UIViewController, _ destination: UIViewController) -> Bool)
    /// Presents, in a style and with a transition if the segue has its own.
    case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
    /// Presents as a popover from a bar button item or view; from the sender if nil.
    case popover(anchor: () -> AnyObject?, directions: UIPopoverArrowDirection)
    /// Goes back to a controller that has an action.
    case unwind(Selector)
    /// Leaves the transition to a class of the app.
    case custom
  }

  /// Its name; nil if it has none.
  public var identifier: String?
  /// The way in which it leads to its destination.
  public var kind: Kind
  /// The app's class; nil for UIKit's own.
  public var segueClass: UIStoryboardSegue.Type?
  /// Whether its presentation, or dismissal, is animated; pushes always are.
  public var isAnimated = true
  /// Called when it presents a popover that has nothing to point at, after giving it the sender, else
  /// the middle of the source's view; nil, the default, if code should have given it an anchor.
  public var whenUnanchored: (() -> Void)?
  /// Makes the controller that it leads to, for its source and the object that was tapped.
  public var makeDestination: (UIViewController, Any?) -> UIViewController?

  /// Makes a template.
  public init(
    identifier: String? = nil, kind: Kind,
    makeDestination: @escaping (UIViewController, Any?) -> UIViewController?
  ) {
    (self.identifier, self.kind) = (identifier, kind)
    self.makeDestination = makeDestination
  }
}

extension UIViewController {
  /// Takes a segue that a person tapped: not if ``shouldPerformSegue(withIdentifier:sender:)``
  /// says no.
  public func take(_ template: SegueTemplate, sender: Any?) {
    if let identifier = template.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(template, sender: sender)
  }

  /// Prepares for a child that a container view has from the start, before its view is loaded.
  public func prepareForEmbedding(
    _ child: UIViewController, identifier: String?, sender: UIView
  ) {
    prepare(
      for: UIStoryboardSegue(identifier: identifier, source: self, destination: child),
      sender: sender)
  }

  func performSegue(named identifier: String, sender: Any?) {
    guard let template = interface?.scene.segue(withIdentifier: identifier) else {
      preconditionFailure(
        "Receiver (\(self)) has no segue with identifier “\(identifier)”"
          + (interface == nil ? ": it was not made of a storyboard." : "."))
    }
    perform(template, sender: sender)
  }

  /// Takes a segue as code does: nobody is asked.
  func perform(_ template: SegueTemplate, sender: Any?) {
    if case .unwind(let action) = template.kind {
      return unwind(by: action, template, sender: sender)
    }
    guard let destination = template.makeDestination(self, sender) else { return }
    let segue = (template.segueClass ?? UIStoryboardSegue.self).instance(
      identifier: template.identifier, source: self, destination: destination)
    segue.performHandler = { [unowned self] in
      show(destination, by: template, sender: sender)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func show(
    _ destination: UIViewController, by template: SegueTemplate, sender: Any?
  ) {
    if case .present(let style, let transition) = template.kind {
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
    }
    let wasUnanchored = anchorPopover(of: destination, by: template, sender: sender)
    show(destination, as: template.kind, animated: template.isAnimated, sender: sender)
    if wasUnanchored, destination.presentingViewController != nil { template.whenUnanchored?() }
  }

  /// Gives an anchor to a popover without one, if its segue wants that; returns whether it did.
  private func anchorPopover(
    of destination: UIViewController, by template: SegueTemplate, sender: Any?
  ) -> Bool {
    if case .popover = template.kind { return false }
    guard template.whenUnanchored != nil, destination.modalPresentationStyle == .popover,
      let popover = destination.popoverPresentationController, !popover.hasSource
    else { return false }
    popover.anchor(at: sender.map { $0 as AnyObject }, else: view)
    if popover.sourceView === view { popover.permittedArrowDirections = [] }
    return true
  }

  private func show(
    _ destination: UIViewController, as kind: SegueTemplate.Kind, animated: Bool, sender: Any?
  ) {
    switch kind {
    // No stack takes another one.
    case .show where destination.containerRole.pageStack != nil:
      present(destination, animated: animated)
    case .show: show(destination, sender: sender)
    case .showDetail: showDetailViewController(destination, sender: sender)
    case .inContainer(let shows):
      if !shows(self, destination) { show(destination, sender: sender) }
    case .present: present(destination, animated: animated)
    case .popover(let anchor, let directions):
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      popover?.anchor(at: anchor() ?? sender.map { $0 as AnyObject }, else: view)
      popover?.permittedArrowDirections = directions
      present(destination, animated: animated)
    case .unwind, .custom: break
    }
  }
}

extension UIPopoverPresentationController {
  /// Points at a bar button item or a view.
  fileprivate func anchor(at object: AnyObject?, else whole: UIView) {
    let object = (object as? UIGestureRecognizer)?.view ?? object
    if let item = object as? UIBarButtonItem {
      barButtonItem = item
    } else {
      sourceView = object as? UIView ?? whole
    }
  }
}

extension UIStoryboardSegue {
  @_silgen_name("NavigationKit_UIStoryboardSegue_init")
  convenience init(
    ofClassWithIdentifier identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  // `consuming`, because initialisers consume their arguments.
  @_silgen_name("NavigationKit_UIStoryboardSegue_init")
  private static func make(
    identifier: consuming String?, source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> UIStoryboardSegue

  /// Makes a segue of this class by its own `init(identifier:source:destination:)`; see
  /// `NSObject.instance()`.
  static func instance(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    own(make(identifier: identifier, source: source, destination: destination))
  }
}
