import Foundation
import NavigationKit

extension SceneBuilder {
  /// Adds a table's header and footer, and gives it its rows: those of the file if they are
  /// static, else samples of its prototypes.
  func fill(_ table: UITableView, of element: DocumentElement) {
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = makeView(header)
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = makeView(footer)
    }
    let prototypes = element.children(in: "prototypes")
    for prototype in prototypes { register(prototype, in: table) }
    if hasCode, element.children(in: "sections").isEmpty { return }
    let content =
      TableContent(sections: element.children(in: "sections"), reader)
      ?? TableContent(samplesOf: prototypes, reader)
    let rows = PlayedTable(content, by: self)
    table.dataSource = rows
    table.delegate = rows
    keep(rows)
  }

  /// Makes a prototype's cells known to code.
  private func register(_ prototype: DocumentElement, in table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    table.registerPrototype(forCellReuseIdentifier: identifier) { [weak self] in
      defer { self?.finish() }
      return self?.makeView(prototype) as? UITableViewCell
    }
  }

  /// Fills a cell's own labels and image, or its content view.
  func fill(_ cell: UITableViewCell, of element: DocumentElement) {
    guard let content = element.child(key: "contentView") else { return }
    register(cell.contentView, id: content.id)
    for child in content.children(in: "subviews") {
      if let view = ownView(of: cell, for: child, element) {
        ViewKind.of(child).set(view, child, self)
        view.translatesAutoresizingMaskIntoConstraints = true
        register(view, id: child.id)
      } else {
        cell.contentView.addSubview(makeView(child))
      }
    }
    register(cell.contentView, content)
    if let accessory = element.child(key: "accessoryView") {
      cell.accessoryView = makeView(accessory)
    }
  }

  /// The label or image of a cell's style that an element stands for; nil for a view of its own.
  private func ownView(
    of cell: UITableViewCell, for child: DocumentElement, _ element: DocumentElement
  ) -> UIView? {
    guard let id = child.id else { return nil }
    return switch id {
    case element["textLabel"]: cell.textLabel
    case element["detailTextLabel"]: cell.detailTextLabel
    case element["imageView"]: cell.imageView
    default: nil
    }
  }

  /// The layout of a collection view.
  func layout(of element: DocumentElement) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    guard let look = element.child(key: "collectionViewLayout") else { return flow }
    if let size = reader.size("itemSize", of: look) { flow.itemSize = size }
    if let size = reader.size("headerReferenceSize", of: look) { flow.headerReferenceSize = size }
    if let size = reader.size("footerReferenceSize", of: look) { flow.footerReferenceSize = size }
    if let space = reader.length("minimumLineSpacing", of: look) { flow.minimumLineSpacing = space }
    if let space = reader.length("minimumInteritemSpacing", of: look) {
      flow.minimumInteritemSpacing = space
    }
    if let inset = reader.insets("sectionInset", of: look) {
      flow.sectionInset = UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
    if look["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    return flow
  }

  /// Makes a collection view's prototypes known to code; without any, it shows samples of them.
  func fill(_ view: UICollectionView, of element: DocumentElement) {
    let prototypes = element.children(in: "cells").filter { $0.tag == "collectionViewCell" }
    let identifiers = prototypes.map { $0["reuseIdentifier"] ?? $0.id ?? "" }
    for (prototype, identifier) in zip(prototypes, identifiers) {
      view.registerPrototype(forCellWithReuseIdentifier: identifier) { [weak self] in
        defer { self?.finish() }
        return self?.makeView(prototype) as? UICollectionViewCell
      }
    }
    if hasCode { return }
    let items = PlayedCollection(identifiers, of: element, by: self)
    items.register(in: view)
    view.dataSource = items
    keep(items)
  }
}
