import Foundation

/// Makes constraints from a format that was read, and the views it names.
struct VisualFormatConstraints {
  typealias Attribute = NSLayoutConstraint.Attribute

  let source: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatFault) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      result += try sizes(element)
      guard index > 0 else { continue }
      result += try between(
        format.elements[index - 1], element, format.spaces[index - 1])
    }
    return result + (try alignments())
  }

  // MARK: Sizes

  private func sizes(
    _ element: VisualFormat.Element
  ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
    guard case .view(_, let predicates, _) = element else { return [] }
    let own = LayoutSide(try item(element), format.axis == .horizontal ? .width : .height)
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      if case .name(let name) = predicate.value, let other = views[name] as? any LayoutItem {
        let side = LayoutSide(other, own.attribute)
        result.append(try made(own, predicate, side, constant: 0))
      } else {
        result.append(try made(own, predicate, nil, constant: try number(predicate)))
      }
    }
    return result
  }

  // MARK: Spaces

  private func between(
    _ one: VisualFormat.Element, _ other: VisualFormat.Element, _ space: VisualFormat.Space
  ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
    let isAtEdge = one == .superview || other == .superview
    let isStandard = isAtEdge && space == .standard
    let predicates: [VisualFormat.Predicate] =
      switch space {
      case .none: [VisualFormat.Predicate(value: .number(0))]
      case .standard: [VisualFormat.Predicate(value: .number(isAtEdge ? 0 : LayoutSpacing.system))]
      case .predicates(let explicit): explicit
      }
    let before = try side(one, one == .superview ? edges.start : edges.end, inMargin: isStandard)
    let after = try side(
      other, other == .superview ? edges.end : edges.start, inMargin: isStandard)
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      let constant = try number(predicate)
      result.append(
        options.contains(.directionRightToLeft) && format.axis == .horizontal
          ? try made(before, predicate, after, constant: constant)
          : try made(after, predicate, before, constant: constant))
    }
    return result
  }

  /// The attributes at which views begin and end.
  private var edges: (start: Attribute, end: Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func side(
    _ element: VisualFormat.Element, _ attribute: Attribute, inMargin: Bool
  ) throws(VisualFormatFault) -> LayoutSide {
    let item = try item(element)
    guard element == .superview, inMargin, let view = item.layoutView else {
      return LayoutSide(item, attribute)
    }
    return LayoutSide(view.layoutMarginsGuide, attribute)
  }

  // MARK: Alignments

  private func alignments() throws(VisualFormatFault) -> [NSLayoutConstraint] {
    let named = format.elements.filter { $0 != .superview }
    var result: [NSLayoutConstraint] = []
    for attribute in options.alignments {
      guard attribute.axis != format.axis else {
        throw fault(
          "Views beside each other cannot also be aligned by their \(attribute.word) edges.", 0)
      }
      for (one, other) in zip(named, named.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            LayoutSide(try item(other), attribute), .equal, LayoutSide(try item(one), attribute)))
      }
    }
    return result
  }

  // MARK: Names

  private func item(
    _ element: VisualFormat.Element
  ) throws(VisualFormatFault) -> any LayoutItem {
    switch element {
    case .view(let name, _, let place):
      guard let item = views[name] as? any LayoutItem else {
        throw fault("\(name) is not a key of the views.", place)
      }
      return item
    case .superview:
      guard let first = format.elements.first(where: { $0 != .superview }),
        let space = try item(first).layoutSpace
      else { throw fault("The views have no superview whose edge | could be.", 0) }
      return space
    }
  }

  private func number(_ predicate: VisualFormat.Predicate) throws(VisualFormatFault) -> CGFloat {
    try number(predicate.value, predicate.place)
  }

  private func number(_ value: VisualFormat.Value, _ place: Int) throws(VisualFormatFault)
    -> CGFloat
  {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return number.doubleValue
      default: throw fault("\(name) is not a key of the metrics, nor of the views.", place)
      }
    }
  }

  private func made(
    _ one: LayoutSide, _ predicate: VisualFormat.Predicate, _ other: LayoutSide?,
    constant: CGFloat
  ) throws(VisualFormatFault) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(one, predicate.relation, other, constant: constant)
    guard let priority = predicate.priority else { return constraint }
    let number = try number(priority, predicate.place)
    guard number > 0, number <= 1000 else {
      throw fault("A priority has to be above 0 and at most 1000.", predicate.place)
    }
    constraint.priority = UILayoutPriority(Float(number))
    return constraint
  }

  private func fault(_ reason: String, _ place: Int) -> VisualFormatFault {
    VisualFormatFault(reason: reason, format: source, place: place)
  }
}
