import Foundation
import NavigationKit

extension SceneBuilder {
  /// Adds a table's header and footer, and gives it its rows: those of the file if they are
  /// static, else samples of its prototypes.
  func fill(_ table: UITableView, of element: DocumentElement) {
    if let header = reader.child("tableHeaderView", of: element) {
      table.tableHeaderView = makeView(header)
    }
    if let footer = reader.child("tableFooterView", of: element) {
      table.tableFooterView = makeView(footer)
    }
    let prototypes = element.children(in: "prototypes")
    for prototype in prototypes { register(prototype, in: table) }
    let sections = TableContent(sections: element.children(in: "sections"), reader)
    if hasCode, sections == nil { return }
    mark(table)
    let samples = TableContent(
      samplesOf: prototypes, filling: longerSideOfScreen, rowHeight: Double(table.rowHeight), reader
    )
    let rows = PlayedTable(sections ?? samples, by: self)
    keep(rows)
    if hasCode, let controller = controller as? UITableViewController {
      controller.staticRows = rows
    } else {
      table.dataSource = rows
      table.delegate = rows
    }
  }

  /// So high that a list of samples fills the screen either way up, in points.
  private var longerSideOfScreen: Double {
    let screen = UIScreen.main.bounds
    return Double(max(screen.width, screen.height))
  }

  /// Sets what a controller's element says of the scroll view that it shows.
  func setScrolling(of view: UIView) {
    if let control = reader.child("refreshControl", of: element),
      let scroll = view as? UIScrollView
    {
      let refresh = UIRefreshControl()
      register(refresh, control)
      if let color = reader.uiColor("tintColor", of: control) { refresh.tintColor = color }
      scroll.refreshControl = refresh
    }
    // Since iOS 11 the scroll view itself has the choice.
    if reader.bool("automaticallyAdjustsScrollViewInsets", of: element) == false {
      let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView
      if scroll?.contentInsetAdjustmentBehavior == .automatic {
        scroll?.contentInsetAdjustmentBehavior = .never
      }
    }
  }

  /// Makes a prototype's cells known to code.
  func register(_ prototype: DocumentElement, in table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    table.registerPrototype(forCellReuseIdentifier: identifier) { [weak self] in
      defer { self?.finish() }
      return self.map { $0.makeCell($0.current(prototype)) }
    }
  }

  /// Makes a cell; an empty one if the app's class is of no cell.
  func makeCell(_ element: DocumentElement) -> UITableViewCell {
    makeView(element) as? UITableViewCell ?? UITableViewCell()
  }

  /// Fills a cell's own labels and image, or its content view.
  func fill(_ cell: UITableViewCell, of element: DocumentElement) {
    setBackgrounds(of: cell, element)
    guard let content = reader.child("contentView", of: element) else { return }
    fill(cell.contentView, of: content) { [weak cell] child in
      guard let cell, let view = self.ownView(of: cell, for: child, element) else { return false }
      ViewKind.of(child).set(view, child, self)
      view.translatesAutoresizingMaskIntoConstraints = true
      self.register(view, id: child.id)
      return true
    }
  }

  /// Gives a header or footer what a file has as the content of a cell.
  func fill(_ header: UITableViewHeaderFooterView, of element: DocumentElement) {
    guard let content = reader.child("contentView", of: element) else { return }
    fill(header.contentView, of: content)
  }

  /// Adds the views of a cell that are beside and behind its content.
  private func setBackgrounds(of cell: UITableViewCell, _ element: DocumentElement) {
    if let accessory = reader.child("accessoryView", of: element) {
      cell.accessoryView = makeView(accessory)
    }
    if let background = reader.child("selectedBackgroundView", of: element) {
      cell.selectedBackgroundView = makeView(background)
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
}
