import Foundation
import NavigationKit

extension SceneBuilder {
  /// A coder for an object of the app's class, with values by the names of the file's attributes.
  func coder(of element: DocumentElement) -> NSCoder {
    let values: [String: Any?] =
      switch element.tag {
      case "tableView": ["style": tableStyle(of: element).rawValue]
      case "tableViewController":
        ["style": element.child(key: "view").map(tableStyle)?.rawValue]
      case "tableViewCell":
        [
          "style": cellStyle(of: element).rawValue,
          "reuseIdentifier": element["reuseIdentifier"],
        ]
      case "button": ["buttonType": buttonType(of: element).rawValue]
      case "collectionView": ["collectionViewLayout": layout(of: element)]
      case "collectionViewController":
        ["collectionViewLayout": element.child(key: "view").map(layout)]
      case "pageViewController":
        [
          "transitionStyle": transitionStyle(of: element).rawValue,
          "navigationOrientation": navigationOrientation(of: element).rawValue,
          "spineLocation": spineLocation(of: element).rawValue,
        ]
      case "splitViewController": ["style": splitStyle(of: element).rawValue]
      case "viewController": ["nibName": nibName(of: element)]
      default: [:]
      }
    return InterfaceCoder(values.compactMapValues(\.self))
  }

  /// The name of the nib that has a controller's view; nil if there is none of that name.
  func nibName(of element: DocumentElement) -> String? {
    guard let name = reader.word("nibName", of: element) else { return nil }
    if Stage.using(file, { Stage.current?.nib(named: name, in: nil) }) != nil { return name }
    reader.note(
      name.isEmpty
        ? "its nibName is empty, so its view is"
        : "there is no nib “\(DocumentIssue.shortened(name))”",
      at: element)
    return nil
  }

  func tableStyle(of element: DocumentElement) -> UITableView.Style {
    reader.choice("style", of: element, among: Self.tableStyles) ?? .plain
  }

  func cellStyle(of element: DocumentElement) -> UITableViewCell.CellStyle {
    reader.choice("style", of: element, among: Self.cellStyles) ?? .default
  }

  func buttonType(of element: DocumentElement) -> UIButton.ButtonType {
    reader.choice("buttonType", of: element, among: Self.buttonTypes) ?? .custom
  }

  func transitionStyle(of element: DocumentElement) -> UIPageViewController.TransitionStyle {
    reader.word("transitionStyle", of: element) == "pageCurl" ? .pageCurl : .scroll
  }

  func navigationOrientation(
    of element: DocumentElement
  ) -> UIPageViewController.NavigationOrientation {
    reader.word("navigationOrientation", of: element) == "vertical" ? .vertical : .horizontal
  }

  func spineLocation(of element: DocumentElement) -> UIPageViewController.SpineLocation {
    reader.choice(
      "spineLocation", of: element,
      among: ["none": .none, "min": .min, "max": .max]) ?? .min
  }

  func splitStyle(of element: DocumentElement) -> UISplitViewController.Style {
    reader.choice("style", of: element, among: Self.splitStyles) ?? .unspecified
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "roundedRect": .system, "system": .system, "custom": .custom,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let splitStyles: [String: UISplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
}
