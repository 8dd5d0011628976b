import NavigationKit

/// A constraint with its rule in the file.
struct MadeConstraint {
  var rule: DocumentConstraint
  let constraint: NSLayoutConstraint

  /// Whether another rule differs only in values that can be changed once a constraint is made.
  func differsOnlyInNumbers(from other: DocumentConstraint) -> Bool {
    rule.first == other.first && rule.second == other.second && rule.relation == other.relation
      && rule.multiplier == other.multiplier
  }
}

extension SceneBuilder {
  /// Updates the objects to the current element: attributes, which views are installed, and
  /// constraints.
  func update(from former: DocumentElement) {
    update(element, from: former)
    finish()
    updateConstraints()
    controller?.viewIfLoaded.map(hideWhatIsBehind)
  }

  private func update(_ element: DocumentElement, from former: DocumentElement) {
    guard element != former else { return }
    if let view = element.id.flatMap({ madeObject($0) }) as? UIView {
      if element.own != former.own { set(element, from: former, on: view) }
      update(subviewsOf: view, element, from: former)
      reloadSamples(of: view, element, from: former)
    }
    for child in element.children where !child.isSamples(of: element) {
      let same = former.children.first {
        $0.tag == child.tag && $0.id == child.id && $0.key == child.key
      }
      if let same { update(child, from: same) }
    }
  }

  /// Sets the attributes again, except those that a person may have changed.
  private func set(_ element: DocumentElement, from former: DocumentElement, on view: UIView) {
    var changed = element
    for name in Self.stateOfPerson where element[name] == former[name] {
      changed.attributes[name] = nil
    }
    changed.children.removeAll { $0.tag == "segments" }
    ViewKind.of(element).set(view, changed, self)
    if view.translatesAutoresizingMaskIntoConstraints,
      let frame = reader.rect("frame", of: element), frame != reader.rect("frame", of: former)
    {
      view.frame = frame
    }
  }

  private func update(
    subviewsOf view: UIView, _ element: DocumentElement, from former: DocumentElement
  ) {
    let children = element.children(in: "subviews")
    let ids = Set(children.compactMap(\.id))
    for gone in former.children(in: "subviews").compactMap(\.id) where !ids.contains(gone) {
      guard let view = madeObject(gone) as? UIView else { continue }
      // The view may come back.
      register(view, id: gone)
      view.removeFromSuperview()
    }
    for (index, child) in children.enumerated() {
      let existing = child.id.flatMap { madeObject($0) } as? UIView
      guard existing?.superview == nil else { continue }
      let subview = existing ?? makeView(child)
      if let stack = view as? UIStackView {
        stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
      } else {
        view.insertSubview(subview, at: min(index, view.subviews.count))
      }
    }
  }

  /// Makes rows and items of samples anew of their prototypes.
  private func reloadSamples(
    of view: UIView, _ element: DocumentElement, from former: DocumentElement
  ) {
    guard
      element.children.filter({ $0.isSamples(of: element) })
        != former.children.filter({ $0.isSamples(of: former) })
    else { return }
    if let table = view as? UITableView {
      table.reloadData()
      for prototype in element.children(in: "prototypes") { register(prototype, in: table) }
    } else if let list = view as? UICollectionView {
      list.reloadData()
      registerItems(of: element, in: list)
    }
  }

  /// The element as it is for the size classes now.
  func current(_ element: DocumentElement) -> DocumentElement {
    guard hasVariations, let id = element.id else { return element }
    var found: DocumentElement?
    self.element.forEach { if $0.id == id { found = found ?? $0 } }
    return found ?? element
  }

  private func updateConstraints() {
    var wanted: Set<String> = []
    var missing: [(rule: DocumentConstraint, owner: DocumentElement)] = []
    element.forEach { owner in
      for rule in reader.constraints(of: owner) where !rule.isPlaceholder {
        guard let id = rule.id else { continue }
        wanted.insert(id)
        if let made = constraints[id], made.differsOnlyInNumbers(from: rule) {
          made.constraint.constant = constant(of: rule, owner)
          made.constraint.priority = UILayoutPriority(max(1, Float(rule.priority)))
          constraints[id]?.rule = rule
        } else if owner.id.flatMap({ madeObject($0) }) != nil {
          constraints.removeValue(forKey: id)?.constraint.isActive = false
          missing.append((rule, owner))
        }
      }
    }
    for (id, made) in constraints {
      let isWanted = wanted.contains(id) && made.isInOneTree
      if made.constraint.isActive != isWanted { made.constraint.isActive = isWanted }
    }
    activate(missing)
  }

  private static let stateOfPerson = [
    "text", "on", "value", "selectedSegmentIndex", "currentPage", "progress", "selected",
  ]
}

extension MadeConstraint {
  /// Whether its items are in one view, so that it can hold.
  @MainActor fileprivate var isInOneTree: Bool {
    func root(of item: AnyObject?) -> UIView? {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return nil }
      return Array(sequence(first: view, next: \.superview)).last
    }
    guard constraint.secondItem != nil else { return root(of: constraint.firstItem) != nil }
    return root(of: constraint.firstItem) === root(of: constraint.secondItem)
  }
}

extension DocumentElement {
  /// Whether it is a list's prototypes.
  fileprivate func isSamples(of list: DocumentElement) -> Bool {
    tag == "prototypes" || tag == "cells" && list.tag == "collectionView"
  }

  /// The element without other objects: attributes and values of properties.
  fileprivate var own: DocumentElement {
    var own = self
    own.children.removeAll { $0.key == nil || $0.tag == "variation" || $0.id != nil }
    return own
  }
}
