import Foundation
import NavigationKit

extension SceneBuilder {
  /// Lets taps on an object perform its segues, and connects its gesture recognisers.
  func connect(_ element: DocumentElement, _ object: AnyObject) {
    noteLostConnections(of: element)
    for segue in reader.segues(of: element) {
      switch segue.kind {
      case .relationship: break
      case .embed: embed(segue, in: object)
      default: arm(object, with: segue)
      }
    }
    for case .outletCollection(let outlet) in reader.connections(of: element)
    where outlet.property == "gestureRecognizers" {
      if let recognizer = madeObject(outlet.destination) as? UIGestureRecognizer {
        (object as? UIView)?.addGestureRecognizer(recognizer)
      }
    }
  }

  /// Notes connections to objects that are not in the file.
  private func noteLostConnections(of element: DocumentElement) {
    for connection in reader.connections(of: element) {
      guard let (name, destination) = connection.target, file.document[destination] == nil else {
        continue
      }
      reader.note(
        "its \(name) is left out: there is no \(DocumentIssue.shortened(destination)) in the file",
        at: element)
    }
  }

  private func arm(_ object: AnyObject, with segue: DocumentSegue) {
    let template = template(of: segue)
    let perform: @MainActor (Any?) -> Void = { [weak self] sender in
      guard let controller = self?.controller else { return }
      controller.take(template, sender: sender)
    }
    switch object {
    case let cell as UITableViewCell where segue.isOfAccessory:
      cell.accessorySegue = perform
      if !cell.hasDetailButton, !hasCode { reader.noteUntappable(segue) }
    case let cell as UITableViewCell: cell.segue = perform
    case let cell as UICollectionViewCell: cell.segue = perform
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in perform(item)
      }
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in perform(control) }, for: control.eventOfSegues)
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction(
        UIAction { [weak recognizer] _ in
          if recognizer?.state == .ended || recognizer?.state == .recognized { perform(recognizer) }
        })
    default: break
    }
  }

  /// The segue that a person takes.
  func template(of segue: DocumentSegue) -> SegueTemplate {
    var template = SegueTemplate(identifier: segue.identifier, kind: kind(of: segue)) {
      [weak self] source, sender in
      self?.makeDestination(of: segue, source, sender)
    }
    template.isAnimated = segue.isAnimated
    template.segueClass = segueClass(of: segue)
    if template.segueClass != nil { template.kind = .custom }
    if !hasCode {
      template.whenUnanchored = { [reader] in reader.noteUnanchored(segue) }
    }
    return template
  }

  /// Makes the destination: by the source's own method if the segue names one and there is code.
  func makeDestination(
    of segue: DocumentSegue, _ source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    guard let selector = segue.creationSelector else { return makeDestination(segue.destination) }
    return makeDestination(segue.destination) { coder in
      source.makeDestination(
        by: Selector(selector), coder: coder, sender: sender, identifier: segue.identifier)
    }
  }

  private func kind(of segue: DocumentSegue) -> SegueTemplate.Kind {
    switch segue.kind {
    case .show where segue.column != nil, .showDetail where segue.column != nil:
      show(in: segue.column ?? .secondary)
    // Without its class, a custom segue shows its destination.
    case .show, .custom, .relationship, .embed: .show
    case .showDetail: .showDetail
    case .presentation:
      .present(segue.presentation.uiStyle, segue.presentation.transition?.transition)
    case .popover:
      .popover(
        anchor: anchor(of: segue.presentation), directions: segue.presentation.directions)
    case .unwind(let action): .unwind(Selector(action))
    }
  }

  /// Shows in a column of the split view around the source.
  private func show(in column: UISplitViewController.Column) -> SegueTemplate.Kind {
    .inContainer { source, destination in
      guard let split = source.splitViewController, split.style != .unspecified else {
        return false
      }
      split.setViewController(destination, for: column)
      split.show(column)
      return true
    }
  }

  /// The anchor of a popover, held weakly, as the anchor keeps the segue.
  private func anchor(of presentation: SeguePresentation) -> () -> AnyObject? {
    weak let anchor = presentation.anchor.flatMap { madeObject($0) }
    return { anchor }
  }

  func segue(withIdentifier identifier: String) -> SegueTemplate? {
    namedSegues.first { $0.identifier == identifier }.map(template)
  }

  var segueIdentifiers: [String] { namedSegues.compactMap(\.identifier) }

  private var namedSegues: [DocumentSegue] {
    var found: [DocumentSegue] = []
    element.forEach { found += reader.segues(of: $0) }
    return found
  }

  private func embed(_ segue: DocumentSegue, in object: AnyObject) {
    guard let container = object as? UIView, let controller,
      let child = makeDestination(of: segue, controller, container)
    else { return }
    controller.prepareForEmbedding(child, identifier: segue.identifier, sender: container)
    controller.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}

extension ElementReader {
  /// Notes a popover whose anchor only code could set.
  fileprivate func noteUnanchored(_ segue: DocumentSegue) {
    note(
      segue,
      "presents a popover that has no anchor unless code sets one, so it is at what was tapped or in "
        + "the middle")
  }

  /// Notes the segue of an accessory that only code could show.
  fileprivate func noteUntappable(_ segue: DocumentSegue) {
    note(segue, "is of an accessory, and the row has no detail button to tap unless code shows one")
  }

  private func note(_ segue: DocumentSegue, _ message: String) {
    let name = DocumentIssue.shortened(segue.identifier ?? segue.id ?? "")
    add(
      DocumentIssue(
        file: file, line: segue.line,
        message: DocumentIssue.printable("the segue \(name) \(message)")))
  }
}

extension UITableViewCell {
  /// Whether it has a button at its end, at least while it is edited.
  fileprivate var hasDetailButton: Bool {
    func has(_ type: AccessoryType, _ view: UIView?) -> Bool {
      view == nil && [.detailButton, .detailDisclosureButton].contains(type)
    }
    return has(accessoryType, accessoryView) || has(editingAccessoryType, editingAccessoryView)
  }
}

extension UIControl {
  /// The event of the control that performs its segue.
  var eventOfSegues: UIControl.Event {
    self is UIButton ? .touchUpInside : .valueChanged
  }
}

extension DocumentSegue {
  /// The column that the segue names; nil for that of its kind.
  fileprivate var column: UISplitViewController.Column? {
    splitColumn.flatMap(UISplitViewController.Column.init)
  }
}

extension SeguePresentation.Style {
  fileprivate var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .overFullScreen, .blurOverFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .automatic, .custom, .none: .automatic
    }
  }
}

extension SeguePresentation.Transition {
  fileprivate var transition: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}

extension SeguePresentation {
  /// The style; a page curls on a full screen only.
  fileprivate var uiStyle: UIModalPresentationStyle? {
    transition == .partialCurl ? .fullScreen : style?.style
  }

  fileprivate var directions: UIPopoverArrowDirection {
    guard let arrowDirections else { return .any }
    let byName: [String: UIPopoverArrowDirection] = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    return arrowDirections.reduce(into: []) { $0.formUnion(byName[$1] ?? []) }
  }
}

extension Connection {
  /// The kind and name, and the id of the destination; nil for a segue, which is noted with its scene.
  fileprivate var target: (name: String, id: String)? {
    switch self {
    case .segue: nil
    case .action(let action):
      ("action \(DocumentIssue.shortened(action.selector))", action.destination)
    case .outlet(let outlet), .outletCollection(let outlet):
      ("outlet \(DocumentIssue.shortened(outlet.property))", outlet.destination)
    }
  }
}
