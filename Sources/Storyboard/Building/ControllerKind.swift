import Foundation
import NavigationKit

/// How an element of a kind becomes a controller.
@MainActor
struct ControllerKind {
  /// Makes the controller.
  let make: @MainActor (DocumentElement, SceneBuilder) -> UIViewController
  private let setOwn: @MainActor (UIViewController, DocumentElement, SceneBuilder) -> Void

  private init<Controller: UIViewController>(
    make: @escaping @MainActor (DocumentElement, SceneBuilder) -> Controller,
    set: @escaping @MainActor (Controller, DocumentElement, SceneBuilder) -> Void = { _, _, _ in }
  ) {
    self.make = make
    setOwn = { controller, element, scene in
      if let own = controller as? Controller { set(own, element, scene) }
    }
  }

  /// Sets what the element says of the controller, but for its view.
  func set(_ controller: UIViewController, _ element: DocumentElement, _ scene: SceneBuilder) {
    for attribute in Self.attributes { attribute.set(controller, element, scene) }
    setOwn(controller, element, scene)
  }

  /// The kind of an element; one that is not known becomes a plain controller.
  static func of(_ element: DocumentElement) -> ControllerKind { all[element.tag] ?? plain }

  private static let plain = ControllerKind(make: { element, scene in
    UIViewController(nibName: scene.nibName(of: element), bundle: nil)
  })

  private static let all: [String: ControllerKind] = [
    "viewController": plain,
    "tableViewController": ControllerKind(make: { element, scene in
      UITableViewController(style: element.child(key: "view").map(scene.tableStyle) ?? .plain)
    }),
    "collectionViewController": ControllerKind(make: { _, _ in
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }),
    "navigationController": ControllerKind(
      make: { _, _ in UINavigationController() }, set: setNavigation),
    "tabBarController": ControllerKind(make: { _, _ in UITabBarController() }) {
      tabs, element, scene in
      tabs.viewControllers = scene.related(.child, of: element)
    },
    "splitViewController": ControllerKind(
      make: { element, scene in
        let style = scene.splitStyle(of: element)
        return style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      }, set: setColumns),
    "pageViewController": ControllerKind(make: { element, scene in
      UIPageViewController(
        transitionStyle: scene.transitionStyle(of: element),
        navigationOrientation: scene.navigationOrientation(of: element))
    }) { pages, _, scene in
      if !scene.hasCode {
        pages.setViewControllers([scene.emptyPage()], direction: .forward, animated: false)
      }
    },
  ]

  private static func setColumns(
    _ split: UISplitViewController, _ element: DocumentElement, _ scene: SceneBuilder
  ) {
    guard split.style != .unspecified else {
      let pair =
        scene.innerControllers(of: element) + scene.related(.primary, of: element)
        + scene.related(.secondary, of: element)
      split.viewControllers = Array(pair.prefix(2))
      return
    }
    let columns: [(DocumentSegue.Relationship, UISplitViewController.Column)] = [
      (.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary),
      (.compact, .compact),
    ]
    for (relationship, column) in columns
    where column != .supplementary || split.style == .tripleColumn {
      scene.related(relationship, of: element).first.map {
        split.setViewController($0, for: column)
      }
    }
  }

  private static func setNavigation(
    _ navigation: UINavigationController, _ element: DocumentElement, _ scene: SceneBuilder
  ) {
    if let bar = element.child(key: "navigationBar") {
      for attribute in UIView.documentAttributes where bar["hidden"] == nil {
        attribute.set(navigation.navigationBar, bar, scene)
      }
      for attribute in ViewKind.navigationBars {
        attribute.set(navigation.navigationBar, bar, scene)
      }
    }
    if scene.reader.bool("navigationBarHidden", of: element) == true {
      navigation.isNavigationBarHidden = true
    }
    if scene.reader.bool("toolbarHidden", of: element) == false {
      navigation.isToolbarHidden = false
    }
    navigation.viewControllers = scene.related(.root, of: element)
  }

  private static let attributes: [Attribute<UIViewController>] = [
    .other { controller, element, scene in
      if let title = scene.reader.string("title", of: element) { controller.title = title }
      if let item = element.child(key: "tabBarItem") {
        controller.tabBarItem = scene.makeTabBarItem(item)
      }
      if let item = element.child(key: "navigationItem") {
        scene.setNavigationItem(item, controller.navigationItem)
      }
      let tools = element.children(in: "toolbarItems")
      if !tools.isEmpty { controller.toolbarItems = tools.map { scene.makeBarButtonItem($0) } }
    },
    .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    .bool("definesPresentationContext", \.definesPresentationContext),
    .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    .text("restorationIdentifier", \.restorationIdentifier),
    .choice(
      "modalPresentationStyle", \.modalPresentationStyle,
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
      ]),
    .choice(
      "modalTransitionStyle", \.modalTransitionStyle,
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve,
      ]),
    .other { controller, element, scene in
      if let size = scene.reader.size("contentSizeForViewInPopover", of: element)
        ?? scene.reader.size("preferredContentSize", of: element)
      {
        controller.preferredContentSize = size
      }
    },
  ]
}

extension SceneBuilder {
  /// The controllers that stand in a container's element, as in nibs.
  func innerControllers(of element: DocumentElement) -> [UIViewController] {
    element.children(in: "viewControllers").map(makeInnerController)
  }

  /// The controllers that a container has from the start, in their order; in a nib they stand in
  /// its element.
  func related(
    _ relationship: DocumentSegue.Relationship, of element: DocumentElement
  ) -> [UIViewController] {
    let inside = [.root, .child].contains(relationship) ? innerControllers(of: element) : []
    return inside
      + reader.segues(of: element).compactMap { segue in
        segue.kind == .relationship(relationship) ? makeDestination(segue.destination) : nil
      }
  }
}
