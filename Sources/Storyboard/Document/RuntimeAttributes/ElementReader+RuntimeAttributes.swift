extension ElementReader {
  /// The runtime attributes of an object, in the order in which they are set.
  public func runtimeAttributes(of element: DocumentElement) -> [RuntimeAttribute] {
    element.children(in: "userDefinedRuntimeAttributes").compactMap { child in
      guard let keyPath = needed("keyPath", of: child) else { return nil }
      guard let value = value(of: child) else {
        note(
          "\(DocumentIssue.shortened(keyPath)) has no value that can be read, so it is left out",
          at: child)
        return nil
      }
      return RuntimeAttribute(keyPath: keyPath, value: value, line: child.line)
    }
  }

  private func value(of element: DocumentElement) -> RuntimeAttribute.Value? {
    switch element["type"] {
    case "boolean": bool("value", of: element).map { .bool($0) }
    case "number": number(of: element)
    case "string", "localizedString": string("value", of: element).map { .string($0) }
    case "color": element.isNil("value") ? .null : color("value", of: element).map { .color($0) }
    case "point": point("value", of: element).map { .point($0) }
    case "size": size("value", of: element).map { .size($0) }
    case "rect": rect("value", of: element).map { .rect($0) }
    case "range": range(of: element)
    case "image": (element["value"] ?? element.child(key: "value")?["name"]).map { .image($0) }
    case "nil": .null
    default: nil
    }
  }

  private func number(of element: DocumentElement) -> RuntimeAttribute.Value? {
    guard let child = element.child(key: "value") else {
      return double("value", of: element).map { .double($0) }
    }
    switch child.tag {
    case "integer": return int("value", of: child).map { .int($0) }
    case "nil": return .null
    default: return double("value", of: child).map { .double($0) }
    }
  }

  private func range(of element: DocumentElement) -> RuntimeAttribute.Value? {
    guard let child = element.child(key: "value"), let location = int("location", of: child),
      let length = int("length", of: child)
    else { return nil }
    return .range(location: location, length: length)
  }
}
