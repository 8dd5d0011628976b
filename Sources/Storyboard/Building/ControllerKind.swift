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
    scene.reader.play(element)
    for attribute in UIViewController.documentAttributes {
      attribute.set(controller, element, scene)
    }
    setOwn(controller, element, scene)
  }

  /// The kind of an element; one that is not known becomes a plain controller.
  static func of(_ element: DocumentElement) -> ControllerKind { all[element.tag] ?? unknown }

  private static let unknown = ControllerKind(make: { element, scene in
    scene.reader.note(
      "<\(element.tag)> is not played, so it is a page with its name", at: element)
    return plain.make(element, scene)
  })

  private static let plain = ControllerKind(make: { element, scene in
    UIViewController(nibName: scene.nibName(of: element), bundle: nil)
  })

  private static let all: [String: ControllerKind] = [
    "viewController": plain,
    "tableViewController": ControllerKind(make: { element, scene in
      UITableViewController(style: element.child(key: "view").map(scene.tableStyle) ?? .plain)
    }) { controller, element, scene in
      if let clears = scene.reader.bool("clearsSelectionOnViewWillAppear", of: element) {
        controller.clearsSelectionOnViewWillAppear = clears
      }
    },
    "collectionViewController": ControllerKind(make: { _, _ in
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }),
    "navigationController": ControllerKind(
      make: { element, scene in
        let bar: AnyClass? = element.child(key: "navigationBar").flatMap(scene.ownClass)
        let toolbar: AnyClass? = element.child(key: "toolbar").flatMap(scene.ownClass)
        return bar == nil && toolbar == nil
          ? UINavigationController()
          : UINavigationController(navigationBarClass: bar, toolbarClass: toolbar)
      }, set: setNavigation),
    "tabBarController": ControllerKind(make: { _, _ in UITabBarController() }) {
      tabs, element, scene in
      if let bar = scene.reader.child("tabBar", of: element) {
        scene.set(ViewKind.tabBars, of: bar, on: tabs.tabBar)
      }
      tabs.viewControllers = scene.pages(scene.related(.child, of: element), of: element)
    },
    "splitViewController": ControllerKind(
      make: { element, scene in
        let style = scene.splitStyle(of: element)
        return style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      }, set: setColumns),
    "pageViewController": ControllerKind(make: { element, scene in
      UIPageViewController(
        transitionStyle: scene.transitionStyle(of: element),
        navigationOrientation: scene.navigationOrientation(of: element),
        options: [.spineLocation: scene.spineLocation(of: element).rawValue])
    }) { pages, element, scene in
      let made = scene.pages([], of: element)
      if !made.isEmpty { pages.setViewControllers(made, direction: .forward, animated: false) }
    },
  ]

  private static let splits: [Attribute<UISplitViewController>] = [
    .choice("preferredDisplayMode", \.preferredDisplayMode, displayModes),
    .choice(
      "preferredSplitBehavior", \.preferredSplitBehavior,
      ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
    .choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing]),
    .bool("presentsWithGesture", \.presentsWithGesture),
    .bool("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton),
    .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
    .number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
    .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
    .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
  ]

  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  private static func setColumns(
    _ split: UISplitViewController, _ element: DocumentElement, _ scene: SceneBuilder
  ) {
    for attribute in splits { attribute.set(split, element, scene) }
    guard split.style != .unspecified else {
      let pair =
        scene.innerControllers(of: element) + scene.related(.primary, of: element)
        + scene.related(.secondary, of: element)
      split.viewControllers = Array(scene.pages(pair, of: element, count: 2).prefix(2))
      return
    }
    let columns: [(DocumentSegue.Relationship, UISplitViewController.Column)] = [
      (.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary),
      (.compact, .compact),
    ]
    let shown = columns.filter { $1 != .supplementary || split.style == .tripleColumn }
    let made = shown.compactMap { relationship, column in
      scene.related(relationship, of: element).first.map { ($0, column) }
    }
    for (controller, column) in made { split.setViewController(controller, for: column) }
    guard made.isEmpty else { return }
    let columnsAtOnce = shown.map(\.1).filter { $0 != .compact }
    let pages = scene.pages([], of: element, count: columnsAtOnce.count)
    for (page, column) in zip(pages, columnsAtOnce) { split.setViewController(page, for: column) }
  }

  private static let stacks: [Attribute<UINavigationController>] = [
    .bool("navigationBarHidden", \.isNavigationBarHidden),
    .bool("toolbarHidden", \.isToolbarHidden),
    .bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
    .bool("hidesBarsOnTap", \.hidesBarsOnTap),
    .bool("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
    .bool("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
  ]

  private static func setNavigation(
    _ navigation: UINavigationController, _ element: DocumentElement, _ scene: SceneBuilder
  ) {
    if let bar = scene.reader.child("navigationBar", of: element) {
      scene.set(ViewKind.navigationBars, of: bar, on: navigation.navigationBar)
    }
    if let bar = scene.reader.child("toolbar", of: element) {
      scene.set(ViewKind.toolbars, of: bar, on: navigation.toolbar)
    }
    for attribute in stacks { attribute.set(navigation, element, scene) }
    navigation.viewControllers =
      scene.pageOfStack.map { [$0] }
      ?? scene.pages(scene.related(.root, of: element), of: element)
  }
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
      + reader.segues(of: element).filter { $0.kind == .relationship(relationship) }
      .compactMap { segue in
        controller.flatMap { makeDestination(of: segue, $0, nil) }
          ?? makeDestination(segue.destination)
      }
  }
}
