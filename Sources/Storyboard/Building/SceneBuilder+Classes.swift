import Foundation
import NavigationKit

extension SceneBuilder {
  /// The app's class for an element; nil if the app named none of that name.
  func ownClass(of element: DocumentElement) -> AnyClass? {
    (element.customClass?.name ?? Self.frameworkClasses[element.tag])
      .flatMap { Stage.current?.interfaceClasses[$0] }
  }

  /// The classes of elements that are not UIKit's; an app may bring placeholders for them.
  private static let frameworkClasses = ["mapView": "MKMapView", "wkWebView": "WKWebView"]

  /// The app's class of a segue; nil if the app named none.
  func segueClass(of segue: DocumentSegue) -> UIStoryboardSegue.Type? {
    segue.customClass.flatMap { Stage.current?.interfaceClasses[$0.name] }
      as? UIStoryboardSegue.Type
  }

  /// Makes a controller of the app's class; nil without one.
  func ownController(
    _ element: DocumentElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let creator, let made = creator(coder(of: element)) { return made }
    return (ownClass(of: element) as? UIViewController.Type)?.init(coder: coder(of: element))
  }

  /// Makes a view of the app's class; nil without one.
  func ownView(_ element: DocumentElement) -> UIView? {
    (ownClass(of: element) as? UIView.Type)?.init(coder: coder(of: element))
  }

  /// Sets the outlets of an object: those of its class, and those that UIKit's own classes have.
  func setOutlets(of element: DocumentElement, on object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    for connection in reader.connections(of: element) {
      switch connection {
      case .outlet(let outlet):
        if let value = madeObject(outlet.destination) {
          set(outlet.property, of: object, to: value)
        }
      case .outletCollection(let outlet):
        if let value = madeObject(outlet.destination) {
          collections[outlet.property, default: []].append(value)
        }
      case .action(let action): connect(action, of: object)
      case .segue: break
      }
    }
    for (name, values) in collections { set(name, of: object, to: values) }
  }

  private func set(_ name: String, of object: AnyObject, to value: Any) {
    if let outlet = Outlet.declared(name, of: object) {
      _ = outlet.set(object, value)
    } else if !isPlayed(object) {
      Self.ownOutlets[name]?(object, value)
    }
  }

  /// Whether a list shows the rows of the file, and asks nobody else for them.
  private func isPlayed(_ object: AnyObject) -> Bool {
    (object as? UITableView)?.dataSource is PlayedTable
      || (object as? UICollectionView)?.dataSource is PlayedCollection
  }

  /// The outlets that UIKit's classes have.
  private static let ownOutlets: [String: @MainActor (AnyObject, Any) -> Void] = [
    "dataSource": { owner, value in
      switch owner {
      case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
      case let view as UICollectionView:
        view.dataSource = value as? any UICollectionViewDataSource
      case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
      case let pages as UIPageViewController:
        pages.dataSource = value as? any UIPageViewControllerDataSource
      default: break
      }
    },
    "delegate": { owner, value in
      switch owner {
      case let table as UITableView: table.delegate = value as? any UITableViewDelegate
      case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
      case let view as UITextView: view.delegate = value as? any UITextViewDelegate
      case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
      case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
      case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
      case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
      default: (owner as? any DelegateOutlet)?.connect(delegate: value)
      }
    },
    "accessoryView": { owner, value in
      (owner as? UITableViewCell)?.accessoryView = value as? UIView
    },
    "selectedBackgroundView": { owner, value in
      (owner as? UITableViewCell)?.selectedBackgroundView = value as? UIView
    },
    "backgroundView": { owner, value in
      (owner as? UITableView)?.backgroundView = value as? UIView
      (owner as? UICollectionView)?.backgroundView = value as? UIView
    },
    "tableHeaderView": { owner, value in
      (owner as? UITableView)?.tableHeaderView = value as? UIView
    },
    "tableFooterView": { owner, value in
      (owner as? UITableView)?.tableFooterView = value as? UIView
    },
    "view": { owner, value in (owner as? UIViewController)?.view = value as? UIView },
  ]

  /// Has a control, item or recogniser call a method of the app's code, if there is one.
  private func connect(_ action: DocumentAction, of sender: AnyObject) {
    let selector = Selector(action.selector)
    // Without a target the first responder is asked, then those around it.
    let target = madeObject(action.destination) as? NSObject
    guard
      target.map({ $0.responds(to: selector) })
        ?? (action.destination == scene.firstResponder?.id)
    else { return }
    switch sender {
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let control as UIControl:
      control.addTarget(
        target, action: selector, for: Self.events[action.event ?? ""] ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchCancel": .touchCancel, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
  ]
}
