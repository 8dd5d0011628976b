package import Foundation

extension Stage {
  /// The windows on screen with all that is in them, the front one last.
  ///
  /// Unlike ``elements()`` it has what is scrolled away or covered, and what holds other elements.
  ///
  /// - Parameter rowsOffScreen: How many rows of each table are there that are scrolled away and have
  ///   no cell; the table's data source makes one for each. None by default.
  package func accessibilityTree(rowsOffScreen: Int = 0) -> [AccessibilityNode] {
    endOpenUpdate()
    // Code of the app makes the cells, and nothing else that is asked for here.
    return rowsOffScreen > 0 ? perform { tree(rowsOffScreen) } : tree(0)
  }

  private func tree(_ rowsOffScreen: Int) -> [AccessibilityNode] {
    var tree = AccessibilityTree(of: screen.bounds, at: now, rowsOffScreen: rowsOffScreen)
    return appWindows.compactMap { tree.node(of: $0) }
  }

  /// Whether a finger at the middle of an element's visible part would press the element.
  package func isHittable(_ node: AccessibilityNode) -> Bool {
    guard node.row == nil, let point = pressPoint(of: node), let hit = hitTest(point) else {
      return false
    }
    return hit.isDescendant(of: node.view) || node.view.isDescendant(of: hit)
  }

  /// The point at which an element is pressed; nil if no part of it is visible.
  package func pressPoint(of node: AccessibilityNode) -> CGPoint? {
    if let point = node.activationPoint { return point }
    let visible = node.visible.intersection(screen.bounds)
    return visible.width > 0 && visible.height > 0
      ? CGPoint(x: visible.midX, y: visible.midY) : nil
  }

  /// Scrolls what an element is in, at once, until the element is visible; false if nothing scrolls.
  package func bringIntoView(_ node: AccessibilityNode) -> Bool {
    if let (table, row) = node.row {
      perform { table.scrollToRow(at: row, at: .middle, animated: false) }
      return true
    }
    let views = sequence(first: node.view, next: \.superview).dropFirst()
    let lists = views.compactMap { $0 as? UIScrollView }
    perform {
      for list in lists {
        list.scrollRectToVisible(node.view.convert(node.view.bounds, to: list), animated: false)
      }
    }
    return !lists.isEmpty
  }
}
