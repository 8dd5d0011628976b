import Foundation

extension NSLayoutConstraint {
  /// The items it is about.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  /// Whether it is about a view or guide along an axis.
  func concerns(_ item: any LayoutItem, along axis: Axis) -> Bool {
    let sides = [first, second].compactMap(\.self)
    return sides.contains { side in
      side.items.contains { $0 === item } && side.attribute.axis == axis
    }
  }

  /// Puts it in force: the nearest view around its items holds it.
  func enter() {
    guard holder == nil else { return }
    let views = items.compactMap(\.layoutView)
    guard let view = views.first, let nearest = view.nearestAround(views) else {
      preconditionFailure(
        """
        The constraint \(LayoutWords.words(for: self)) cannot be activated: its items are in no \
        common view. Add the views to a superview first.
        """)
    }
    enter(nearest)
  }

  /// Has a view around its items hold it.
  func enter(_ view: UIView) {
    holder = view
    view.usedAutoLayout.held.append(self)
    for item in items {
      guard let view = item.layoutView else { continue }
      view.usedAutoLayout.references.append(self)
      view.markConstrained()
    }
    view.madeLayoutEngine.add(self)
    view.setNeedsSolving()
  }

  /// Puts it out of force.
  func leave() {
    guard let holder else { return }
    holder.layoutEngine?.remove(self)
    holder.autoLayout?.held.remove(self)
    for item in items { item.layoutView?.autoLayout?.references.remove(self) }
    self.holder = nil
    holder.setNeedsSolving()
  }

  func valueDidChange() {
    guard let holder else { return }
    holder.layoutEngine?.invalidate(self)
    holder.setNeedsSolving()
  }
}

extension UIView {
  /// The nearest view that is each of some views or around it; nil for none.
  func nearestAround(_ views: [UIView]) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      candidate = view.superview
    }
    return candidate
  }
}
