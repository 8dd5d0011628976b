/// A group of rows of an open menu; a gap parts it from the next.
struct MenuSection {
  /// The heading above the rows; empty for none.
  let title: String
  /// The actions and the menus that open from here.
  var elements: [UIMenuElement] = []
  /// The size of the rows.
  var size = UIMenu.ElementSize.large

  /// The elements that are side by side, from top to bottom.
  var lines: [[UIMenuElement]] {
    stride(from: 0, to: elements.count, by: size.countInLine).map {
      Array(elements[$0..<min($0 + size.countInLine, elements.count)])
    }
  }
}

extension UIMenu {
  /// The visible sections: an inline menu is a section of its own, and hidden rows are left out.
  var sections: [MenuSection] {
    var sections = [MenuSection(title: title, size: preferredElementSize)]
    for child in presentChildren {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        guard !menu.rows.isEmpty else { continue }
        sections += menu.sections
        sections.append(MenuSection(title: "", size: preferredElementSize))
      } else if !child.rowAttributes.contains(.hidden) {
        sections[sections.count - 1].elements.append(child)
      }
    }
    return sections.filter { !$0.title.isEmpty || !$0.elements.isEmpty }
  }

  /// The rows of all sections.
  var rows: [UIMenuElement] { sections.flatMap(\.elements) }
}
