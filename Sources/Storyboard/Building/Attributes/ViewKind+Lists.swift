import Foundation
import NavigationKit

/// Tables, collection views and their cells.
extension ViewKind {
  static let lists: [String: ViewKind] = [
    "tableView": ViewKind(tables) { element, scene in
      UITableView(frame: .zero, style: scene.tableStyle(of: element))
    }.containing(UITableView.self) { table, element, scene in
      scene.fill(table, of: element)
    },
    "tableViewCell": ViewKind(cells) { element, scene in
      UITableViewCell(
        style: scene.cellStyle(of: element), reuseIdentifier: element["reuseIdentifier"])
    }.containing(UITableViewCell.self) { cell, element, scene in
      scene.fill(cell, of: element)
    },
    "collectionView": ViewKind([Attribute<UICollectionView>]()) { element, scene in
      UICollectionView(
        frame: .zero, collectionViewLayout: scene.layout(of: element))
    }.containing(UICollectionView.self) { view, element, scene in
      scene.fill(view, of: element)
    },
    "collectionViewCell": ViewKind(UICollectionViewCell.self)
      .containing(UICollectionViewCell.self) { cell, element, scene in
        // Old files name it differently.
        let content = element.child(key: "contentView") ?? element.child(tag: "view")
        if let content { scene.fill(cell.contentView, of: content) }
      },
    "collectionReusableView": ViewKind(UICollectionReusableView.self),
  ]

  private static let tables: [Attribute<UITableView>] = [
    .number("rowHeight", \.rowHeight),
    .number("estimatedRowHeight", \.estimatedRowHeight),
    .choice(
      "separatorStyle", \.separatorStyle,
      ["none": .none, "singleLine": .singleLine, "default": .singleLine]),
    .color("separatorColor", \.separatorColor),
    .bool("allowsSelection", \.allowsSelection),
    .bool("allowsMultipleSelection", \.allowsMultipleSelection),
  ]

  private static let cells: [Attribute<UITableViewCell>] = [
    .choice(
      "accessoryType", \.accessoryType,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ]),
    .choice(
      "selectionStyle", \.selectionStyle,
      ["none": .none, "blue": .default, "gray": .default, "default": .default]),
  ]
}
