import Foundation
import NavigationKit

extension UIViewController {
  /// The attributes of all controllers.
  static let documentAttributes: [Attribute<UIViewController>] = [
    .other { controller, element, scene in
      if let title = scene.reader.string("title", of: element) { controller.title = title }
      if let item = scene.reader.child("tabBarItem", of: element) {
        controller.tabBarItem = scene.makeTabBarItem(item)
      }
      if let item = scene.reader.child("navigationItem", of: element) {
        if let own = scene.ownNavigationItem(item) { controller.replaceNavigationItem(own) }
        scene.setNavigationItem(item, controller.navigationItem)
      }
      scene.inventTitle(of: controller, element)
      let tools = element.children(in: "toolbarItems")
      if !tools.isEmpty { controller.toolbarItems = tools.map { scene.makeBarButtonItem($0) } }
      for command in element.children(in: "keyCommands") {
        scene.keyCommand(command).map(controller.addKeyCommand)
      }
    },
    .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    .bool("definesPresentationContext", \.definesPresentationContext),
    .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    .bool("modalInPresentation", \.isModalInPresentation),
    .other { controller, element, scene in
      guard let edges = scene.reader.flags("edgesForExtendedLayout", of: element) else { return }
      controller.edgesForExtendedLayout = UIRectEdge(named: edges)
    },
    .text("restorationIdentifier", \.restorationIdentifier),
    .other { controller, element, scene in
      let name = "useStoryboardIdentifierAsRestorationIdentifier"
      guard scene.reader.bool(name, of: element) == true else { return }
      controller.restorationIdentifier = scene.reader.word("storyboardIdentifier", of: element)
    },
    .other { controller, element, scene in
      // Before iOS 13, a controller without a presentation style covers the screen.
      if !scene.hasCode, scene.file.isOfTimeBeforeSheets {
        controller.modalPresentationStyle = .fullScreen
      }
    },
    .choice("modalPresentationStyle", \.modalPresentationStyle, presentationStyles),
    .choice("modalTransitionStyle", \.modalTransitionStyle, transitionStyles),
    .other { controller, element, scene in
      // A page curls on a full screen only.
      if controller.modalTransitionStyle == .partialCurl {
        controller.modalPresentationStyle = .fullScreen
      }
    },
    .other { controller, element, scene in
      if let size = scene.reader.size("contentSizeForViewInPopover", of: element)
        ?? scene.reader.size("preferredContentSize", of: element)
      {
        controller.preferredContentSize = size
      }
    },
  ]

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "blurOverFullScreen": .overFullScreen, "none": .automatic, "custom": .automatic,
  ]

  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

extension UIRectEdge {
  /// The edges of their names in a file.
  init(named names: Set<String>) {
    let byName: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    self = names.reduce(into: []) { $0.formUnion(byName[$1] ?? []) }
  }
}
