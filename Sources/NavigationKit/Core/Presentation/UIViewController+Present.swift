extension UIViewController {
  /// The controller presented by this one, or by the nearest of its parents that presents.
  var nearestPresented: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the nearest of its parents; nil if none does.
  var nearestPresenter: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  func presentOver(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: controller)
    precondition(
      !controller.isActive(over: presenter),
      "Application tried to present modally an active controller \(controller): "
        + "take it from where it is first, or present another.")
    precondition(
      controller.modalTransitionStyle != .partialCurl
        || controller.modalPresentationStyle == .fullScreen,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
        + "controller \(controller): give it the style fullScreen.")
    guard let stage = presenter.presentation?.stage ?? presenter.viewIfLoaded?.window?.stage
    else {
      Stage.current?.warn(
        .presenterOffScreen(presented: "\(controller)", presenter: "\(presenter)"))
      return
    }
    if let current = presentations(upTo: presenter).first(where: {
      $0.isWanted || $0.successor != nil
    }) {
      stage.warn(
        .presenting(
          controller, on: current.presenter ?? presenter,
          over: (current.successor ?? current).presented))
      return
    }
    let presentation = presenter.makePresentation(of: controller, source: self, animated: animated)
    presentation.whenPresented = completion
    if let going = presenter.presentation {
      going.successor = presentation
    } else {
      presentation.link()
      presentation.settle(animated: animated, on: stage)
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    // A transition whose presentation has left the screen ends now.
    if let leftover = dismissable, leftover.stage == nil { leftover.runner.finish() }
    guard let presentation = dismissable, presentation.isOffScreen || presentation.stage != nil
    else {
      (viewIfLoaded?.window?.stage ?? Stage.current)?.warn(
        .nothingPresented(presenter: "\(self)"))
      completion?()
      return
    }
    presentation.request = .dismiss(animated: animated)
    presentation.successor = nil
    if let completion { presentation.whenDismissed.append(completion) }
    // Off screen it is dismissed at once, animated or not.
    guard let stage = presentation.stage else { return presentation.dismissOffScreen() }
    if animated { presentation.runner.expectTransition(in: presentation.presenter?.viewIfLoaded) }
    presentation.settle(animated: animated, on: stage)
  }

  /// The presentation that `dismiss` ends: the one over the controller or a parent, else the one
  /// that shows it.
  private var dismissable: Presentation? {
    let around = Array(sequence(first: self) { $0.parent })
    return around.lazy.compactMap(\.presentation).first
      ?? around.lazy.compactMap(\.ownPresentation).first
  }

  /// The presenter: the nearest context for styles that cover one, else the outermost parent.
  private func presenter(of controller: UIViewController) -> UIViewController {
    if controller.role.coversSource() { return self }
    let style = controller.modalPresentationStyle
    let around = Array(sequence(first: self) { $0.parent })
    let coversContext = style == .currentContext || style == .overCurrentContext
    let context = coversContext ? around.first { $0.definesPresentationContext } : nil
    return context ?? around.last ?? self
  }

  /// The presentations of this controller and its parents up to the presenter: while there is one,
  /// nothing else can be presented.
  private func presentations(upTo presenter: UIViewController) -> [Presentation] {
    sequence(first: self) { $0 === presenter ? nil : $0.parent }.compactMap(\.presentation)
  }

  /// Whether the controller is on screen or has a parent, so that it cannot be presented.
  private func isActive(over presenter: UIViewController) -> Bool {
    if self === presenter || parent != nil { return true }
    if viewIfLoaded?.window?.rootViewController === self { return true }
    guard let ownPresentation else { return false }
    return ownPresentation.isWanted || ownPresentation.presenter !== presenter
  }

  private func makePresentation(
    of controller: UIViewController, source: UIViewController, animated: Bool
  ) -> Presentation {
    Presentation(
      presenter: self,
      requestedForm: PresentationForm(
        presented: controller,
        controller: controller.ownPresentationController(presenter: self, source: source)),
      source: source, animated: animated)
  }
}

extension Presentation {
  /// Starts what is requested: at once, or, if animated, at the end of the update, by when another
  /// may present it.
  fileprivate func settle(animated: Bool, on stage: Stage) {
    guard animated else {
      return stage.perform { self.presenter?.settlePresentations(animated: false) }
    }
    stage.atEndOfUpdate { [weak self] in self?.presenter?.settlePresentations(animated: true) }
  }
}
