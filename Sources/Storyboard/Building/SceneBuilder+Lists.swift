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
    let sections = TableContent(sections: element.children(in: "sections"), reader)
    if hasCode, sections == nil { return }
    if sections == nil, prototypes.isEmpty { table.backgroundView = backgroundOfEmptyList(table) }
    let rows = PlayedTable(sections ?? TableContent(samplesOf: prototypes, reader), by: self)
    keep(rows)
    if hasCode, let controller = controller as? UITableViewController {
      controller.staticRows = rows
    } else {
      table.dataSource = rows
      table.delegate = rows
    }
  }

  /// Makes a prototype's cells known to code.
  private func register(_ prototype: DocumentElement, in table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    table.registerPrototype(forCellReuseIdentifier: identifier) { [weak self] in
      defer { self?.finish() }
      return self?.makeCell(prototype)
    }
  }

  /// Makes a cell; an empty one if the app's class is of no cell.
  func makeCell(_ element: DocumentElement) -> UITableViewCell {
    makeView(element) as? UITableViewCell ?? UITableViewCell()
  }

  /// Fills a cell's own labels and image, or its content view.
  func fill(_ cell: UITableViewCell, of element: DocumentElement) {
    guard let content = element.child(key: "contentView") else { return }
    fill(cell.contentView, of: content) { [weak cell] child in
      guard let cell, let view = self.ownView(of: cell, for: child, element) else { return false }
      ViewKind.of(child).set(view, child, self)
      view.translatesAutoresizingMaskIntoConstraints = true
      self.register(view, id: child.id)
      return true
    }
    if let accessory = element.child(key: "accessoryView") {
      cell.accessoryView = makeView(accessory)
    }
  }

  /// Fills a view that another one comes with, but for subviews that are there already.
  func fill(
    _ view: UIView, of content: DocumentElement,
    isThere: (DocumentElement) -> Bool = { _ in false }
  ) {
    // The view around it gives it its size.
    let mask = view.autoresizingMask
    ViewKind.of(content).set(view, content, self)
    view.autoresizingMask = mask
    registerGuides(of: content, view)
    for child in content.children(in: "subviews") where !isThere(child) {
      view.addSubview(makeView(child))
    }
    register(view, content)
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
    if let inset = insets("sectionInset", of: look) { flow.sectionInset = inset }
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
        return self?.makeView(prototype) as? UICollectionViewCell ?? UICollectionViewCell()
      }
    }
    registerSupplements(of: element, in: view)
    if hasCode { return }
    if prototypes.isEmpty { view.backgroundView = backgroundOfEmptyList(view) }
    let items = PlayedCollection(identifiers, of: element)
    view.dataSource = items
    keep(items)
  }

  /// Makes what is above and below a section known to code, and to the samples.
  private func registerSupplements(of element: DocumentElement, in view: UICollectionView) {
    for kind in PlayedCollection.supplements {
      let prototype = element.child(key: kind.key)
      view.registerPrototype(
        forSupplementaryViewOfKind: kind.name,
        withReuseIdentifier: PlayedCollection.identifier(of: prototype)
      ) { [weak self] in
        defer { self?.finish() }
        return prototype.flatMap { self?.makeView($0) } as? UICollectionReusableView
          ?? UICollectionReusableView()
      }
    }
  }
}
