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
        style: scene.cellStyle(of: element),
        reuseIdentifier: scene.reader.word("reuseIdentifier", of: element))
    }.containing(UIView.self) { view, element, scene in
      switch view {
      case let cell as UITableViewCell: scene.fill(cell, of: element)
      // A nib of a cell may have the class of a header.
      case let header as UITableViewHeaderFooterView: scene.fill(header, of: element)
      default: break
      }
    },
    "collectionView": ViewKind(collections) { element, scene in
      UICollectionView(
        frame: .zero, collectionViewLayout: scene.layout(of: element))
    }.containing(UICollectionView.self) { view, element, scene in
      scene.fill(view, of: element)
    },
    "collectionViewCell": ViewKind(UICollectionViewCell.self)
      .containing(UICollectionViewCell.self) { cell, element, scene in
        // Old files name it differently.
        let content =
          scene.reader.child("contentView", of: element) ?? element.child(tag: "view")
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
    .bool("showsSelectionImmediatelyOnTouchBegin", \.highlightsTouchedRow),
    .bool("allowsMultipleSelection", \.allowsMultipleSelection),
    .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
    .bool(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
    .int("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
    .color("sectionIndexColor", \.sectionIndexColor),
    .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
    .color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    .other { table, element, scene in
      if let height = scene.sectionHeight("sectionHeaderHeight", of: element) {
        table.sectionHeaderHeight = height
      }
      if let height = scene.sectionHeight("sectionFooterHeight", of: element) {
        table.sectionFooterHeight = height
      }
      if let insets = scene.insets("separatorInset", of: element) { table.separatorInset = insets }
    },
  ]

  private static let collections: [Attribute<UICollectionView>] = [
    .bool("allowsSelection", \.allowsSelection),
    .bool("allowsMultipleSelection", \.allowsMultipleSelection),
  ]

  private static let cells: [Attribute<UITableViewCell>] = [
    .choice("accessoryType", \.accessoryType, accessories),
    .choice("editingAccessoryType", \.editingAccessoryType, accessories),
    .int("indentationLevel", \.indentationLevel),
    .number("indentationWidth", \.indentationWidth),
    .choice(
      "selectionStyle", \.selectionStyle,
      ["none": .none, "blue": .default, "gray": .default, "default": .default]),
    .bool("showsReorderControl", \.showsReorderControl),
    .bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
    .other { cell, element, scene in
      if let insets = scene.insets("separatorInset", of: element) { cell.separatorInset = insets }
      // Its table reads it.
      _ = scene.reader.length("rowHeight", of: element)
    },
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension SceneBuilder {
  /// The height of sections' headers or footers; nil for one that follows its text.
  ///
  /// Xcode writes 28, in older versions 22, for all plain tables and 18 or 10 for all grouped ones;
  /// with them a section without a text has no header.
  fileprivate func sectionHeight(_ name: String, of element: DocumentElement) -> CGFloat? {
    guard let height = reader.length(name, of: element), height > 0,
      !Self.defaultHeights.contains(height)
    else { return nil }
    return CGFloat(height)
  }

  private static let defaultHeights: Set = [10.0, 18, 22, 28]
}
