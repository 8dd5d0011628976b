extension ElementReader {
  /// The connections of an object, in their order.
  public func connections(of element: DocumentElement) -> [Connection] {
    element.children(in: "connections").compactMap(connection)
  }

  /// The segues of an object, in their order.
  public func segues(of element: DocumentElement) -> [DocumentSegue] {
    element.children(in: "connections").filter { $0.tag == "segue" }.compactMap(segue)
  }

  private func connection(_ element: DocumentElement) -> Connection? {
    switch element.tag {
    case "segue": return segue(element).map(Connection.segue)
    case "action": return action(element).map(Connection.action)
    case "outlet": return outlet(element).map(Connection.outlet)
    case "outletCollection": return outlet(element).map(Connection.outletCollection)
    default:
      note("it is no connection known here, so it is left out", at: element)
      return nil
    }
  }

  private func action(_ element: DocumentElement) -> DocumentAction? {
    guard let selector = needed("selector", of: element),
      let destination = needed("destination", of: element)
    else { return nil }
    return DocumentAction(
      selector: selector, destination: destination, event: element["eventType"],
      line: element.line)
  }

  private func outlet(_ element: DocumentElement) -> DocumentOutlet? {
    guard let property = needed("property", of: element),
      let destination = needed("destination", of: element)
    else { return nil }
    return DocumentOutlet(property: property, destination: destination, line: element.line)
  }

  /// An attribute without which a connection is none.
  func needed(_ name: String, of element: DocumentElement) -> String? {
    if element[name] == nil { note("it has no \(name), so it is left out", at: element) }
    return element[name]
  }
}
