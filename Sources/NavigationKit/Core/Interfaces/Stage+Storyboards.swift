extension Stage {
  /// Takes the segue of an identifier that leads away from the frontmost controller that has one,
  /// as the app's code would; returns false if none has.
  ///
  /// A segue without an identifier is found by its ``CodeSegue/name``.
  public func takeSegue(withIdentifier identifier: String) -> Bool {
    takeIdentifiedSegue(identifier)
      || codeSegues.firstIndex { $0.name == identifier }.map(takeCodeSegue) == true
  }

  private func takeIdentifiedSegue(_ identifier: String) -> Bool {
    endOpenUpdate()
    return perform {
      for controller in controllersInFront {
        guard let segue = controller.interface?.scene.segue(withIdentifier: identifier) else {
          continue
        }
        controller.perform(segue, sender: nil)
        return true
      }
      return false
    }
  }

  /// The identifiers and names of the segues that ``takeSegue(withIdentifier:)`` finds.
  public var segueIdentifiers: [String] {
    let unnamed = codeSegues.filter { $0.identifier == nil }.map(\.name)
    return controllersInFront.flatMap { $0.interface?.scene.segueIdentifiers ?? [] } + unnamed
  }

  /// Shows a scene in place of the present one, by its identifier, else another of its names; returns
  /// false if there is none of that name.
  ///
  /// The scene is one of the storyboard that is played, else of one in view, else of any.
  public func showScene(named name: String) -> Bool {
    endOpenUpdate()
    return perform {
      let near = storyboardsInFront.lazy.compactMap { $0.makeScene(named: name) }.first
      guard let scene = near ?? sceneElsewhere(named: name) else { return false }
      window.rootViewController = scene
      return true
    }
  }

  /// The names of scenes that ``showScene(named:)`` finds.
  public var sceneNames: [String] {
    endOpenUpdate()
    return storyboardsInFront.flatMap(\.sceneNames) + (interfaceLoader?.sceneNames ?? [])
  }

  /// The storyboard that is played, then those of the controllers that are shown.
  private var storyboardsInFront: [UIStoryboard] {
    [playedStoryboard].compactMap(\.self) + controllersInFront.compactMap(\.storyboard)
  }

  private func sceneElsewhere(named name: String) -> UIViewController? {
    let content = interfaceLoader?.storyboard(withSceneNamed: name)
    return content.flatMap { UIStoryboard($0).makeScene(named: name) }
  }

  /// The segues that only code takes, of the controllers in front of which nothing is presented,
  /// the frontmost first.
  public var codeSegues: [CodeSegue] {
    endOpenUpdate()
    return uncoveredControllers.flatMap { $0.interface?.scene.codeSegues ?? [] }
  }

  /// Takes the segue at an index of ``codeSegues``, as the app's code would; returns false if there
  /// are fewer.
  public func takeCodeSegue(at index: Int) -> Bool {
    endOpenUpdate()
    return perform {
      var place = index
      for controller in uncoveredControllers {
        guard let scene = controller.interface?.scene else { continue }
        if scene.codeSegues.indices.contains(place) {
          controller.perform(scene.codeSegue(at: place), sender: nil)
          return true
        }
        place -= scene.codeSegues.count
      }
      return false
    }
  }

  /// The ids of the scenes that are shown, the frontmost first; a page comes before what is embedded
  /// in it.
  public var scenesInFront: [String] {
    endOpenUpdate()
    return controllersInFront(pagesFirst: true).compactMap { $0.interface?.scene.sceneID }
  }

  private var uncoveredControllers: [UIViewController] {
    controllersInFront.filter { $0.presentedViewController?.staysInFront != true }
  }

  /// The controllers that are shown, the frontmost first, without presented ones that are leaving.
  private var controllersInFront: [UIViewController] { controllersInFront(pagesFirst: false) }

  /// The controllers that are shown; those in a page come before the page unless `pagesFirst`.
  private func controllersInFront(pagesFirst: Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    // A controller presented by a container seems to be presented by its children as well.
    var visited: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController) {
      guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
      if let presented = controller.presentedViewController, presented.staysInFront {
        visit(presented)
      }
      let isPage = pagesFirst && controller.containerRole.isPage
      if isPage { found.append(controller) }
      controller.containerRole.appearanceChildren.reversed().forEach(visit)
      if !isPage { found.append(controller) }
    }
    window.rootViewController.map(visit)
    return found
  }
}

extension UIViewController {
  /// Whether it is not on its way out; a finger that pulls it away may yet let it come back.
  fileprivate var staysInFront: Bool {
    !isBeingDismissed || transitionCoordinator?.isInteractive == true
  }
}
