public import Foundation

extension ElementReader {
  /// A point that is a child, such as `canvasLocation`.
  public func point(_ key: String, of element: DocumentElement) -> CGPoint? {
    lengths(["x", "y"], key, of: element).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// A size that is a child, such as `itemSize`.
  public func size(_ key: String, of element: DocumentElement) -> CGSize? {
    lengths(["width", "height"], key, of: element).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// A rectangle that is a child, such as `frame`.
  public func rect(_ key: String, of element: DocumentElement) -> CGRect? {
    lengths(["x", "y", "width", "height"], key, of: element).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Insets that are a child, in any of the three ways that Xcode writes them.
  public func insets(_ key: String, of element: DocumentElement) -> DocumentInsets? {
    guard let child = self.child(key, of: element) else { return nil }
    let isDirectional = child["leading"] != nil
    let names =
      if child["minX"] != nil {
        ["minY", "minX", "maxY", "maxX"]
      } else if isDirectional {
        ["top", "leading", "bottom", "trailing"]
      } else {
        ["top", "left", "bottom", "right"]
      }
    return lengths(names, key, of: element).map {
      DocumentInsets(
        top: $0[0], left: $0[1], bottom: $0[2], right: $0[3], isDirectional: isDirectional)
    }
  }

  /// The attributes of a child, all of them lengths; nil if there is no child or one is missing.
  private func lengths(
    _ names: [String], _ key: String, of element: DocumentElement
  ) -> [Double]? {
    guard let child = self.child(key, of: element), child.tag != "nil" else { return nil }
    let numbers = names.compactMap { length($0, of: child) }
    guard numbers.count == names.count else {
      if let missing = names.first(where: { child[$0] == nil }) {
        note("\(key) of \(element.name) has no \(missing), so it is left out", at: child)
      }
      return nil
    }
    for (name, number) in zip(names, numbers)
    where ["width", "height"].contains(name) && number < 0 {
      note("\(key) of \(element.name) has a negative \(name); make it 0 or more", at: child)
    }
    return numbers
  }
}
