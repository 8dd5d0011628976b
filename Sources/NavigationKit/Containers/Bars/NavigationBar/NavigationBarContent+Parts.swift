import Foundation

extension NavigationBarContent {
  /// The view of a part; nil if there is none, or if it has moved to another content.
  func view(of part: BarMotion.Part) -> UIView? {
    switch part {
    case .chevron: back?.chevron
    case .backTitle: back?.content
    case .title: title.flatMap { $0.superview === self ? $0 : nil }
    case .prompt: promptLabel
    case .largeTitle: largeTitle == nil ? nil : largeTitleView.label
    case .search: searchBar.flatMap { $0.superview === self ? $0 : nil }
    case .left(let index): view(of: left, at: index)
    case .right(let index): view(of: right, at: index)
    }
  }

  private func view(of slots: [BarSlot], at index: Int) -> UIView? {
    guard slots.indices.contains(index), slots[index].view.superview === self else { return nil }
    return slots[index].view
  }

  /// The view of what a container around the stack has in the bar; nil if there is nothing.
  var outerView: UIView? { hasOuterItem ? view(of: .left(0)) : nil }

  /// The parts that have a view.
  var parts: [BarMotion.Part] {
    var parts: [BarMotion.Part] = [
      .chevron, .backTitle, .title, .largeTitle, .prompt, .search,
    ]
    parts += left.indices.map { .left($0) }
    parts += right.indices.map { .right($0) }
    return parts.filter { view(of: $0) != nil }
  }

  /// Continues the running rotation of a content that is replaced.
  func inheritRotation(of old: NavigationBarContent) {
    rotationOffsets = old.rotationOffsets
    if let oldBack = old.back { back?.inheritRotation(from: oldBack) }
    for part in parts where !part.isOfBackButton {
      old.view(of: part).map { view(of: part)?.inheritRotation(from: $0) }
    }
  }

  /// The items that look the same in both contents, at the same place.
  func unchangedItems(in other: NavigationBarContent) -> Set<BarMotion.Part> {
    guard let rest, let otherRest = other.rest else { return [] }
    let leftSame = left.indices.filter { index in
      shows(.left(index), like: other) && rest.left[index] == otherRest.left[index]
    }
    let rightSame = right.indices.filter { index in
      shows(.right(index), like: other) && rest.right[index] == otherRest.right[index]
    }
    return Set(leftSame.map { .left($0) } + rightSame.map { .right($0) })
  }

  /// Whether a part shows the same in another content, wherever it is.
  func shows(_ part: BarMotion.Part, like other: NavigationBarContent) -> Bool {
    switch part {
    case .chevron: back != nil && other.back != nil
    case .backTitle:
      back?.label.text == other.back?.label.text
        && back?.imageView?.image == other.back?.imageView?.image
        && back?.content.isHidden == other.back?.content.isHidden
    case .title: title === other.title || (bothTitled(other) && item.title == other.titleLabel.text)
    case .largeTitle:
      largeTitle != nil && other.largeTitle != nil && item.title == other.largeTitleView.label.text
    case .prompt: promptLabel?.text == other.promptLabel?.text
    case .search: searchBar === other.searchBar
    case .left(let index):
      other.left.indices.contains(index) && left[index].item.looks(like: other.left[index].item)
    case .right(let index):
      other.right.indices.contains(index) && right[index].item.looks(like: other.right[index].item)
    }
  }

  private func bothTitled(_ other: NavigationBarContent) -> Bool {
    title === titleLabel && other.titleLabel.superview === other
  }
}
