import Foundation
import NavigationKit

/// Tables, collection views and their cells.
extension ViewKind {
  static let lists: [String: ViewKind] = [
    "tableView": ViewKind(tables) { element, scene in
      UITableView(
        frame: .zero,
        style: scene.reader.choice("style", of: element, among: tableStyles) ?? .plain)
    }.containing(UITableView.self) { table, element, scene in
      scene.fill(table, of: element)
    },
    "tableViewCell": ViewKind(cells) { element, scene in
      UITableViewCell(
        style: scene.reader.choice("style", of: element, among: cellStyles) ?? .default,
        reuseIdentifier: element["reuseIdentifier"])
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
        let content = element.child(key: "contentView") ?? element
        scene.addSubviews(of: content, to: cell.contentView)
        scene.register(cell.contentView, id: content.id)
      },
    "collectionReusableView": ViewKind(UIView.self),
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
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
