/// Which views need a pass over the hierarchy.
///
/// A view that needs it is marked, and so are its superviews up to the window, so that a pass
/// visits no others. A hidden view's superviews are marked once it is shown.
struct LayoutMarks {
  /// Which subviews are marked.
  enum Inside {
    case nobody
    case one(UIView)
    case several
  }

  /// Whether the view itself needs the pass.
  var isNeeded: Bool
  /// Which subviews need the pass, or contain a view that does.
  var inside = Inside.nobody

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  /// Whether a pass has to visit the view.
  var isSet: Bool {
    if case .nobody = inside { isNeeded } else { true }
  }

  /// Marks a subview; returns true if the superviews do not know of it yet.
  mutating func mark(_ subview: UIView) -> Bool {
    switch inside {
    case .nobody:
      inside = .one(subview)
      return !isNeeded
    case .one(let marked):
      if marked !== subview { inside = .several }
      return false
    case .several: return false
    }
  }

  /// Removes the mark of a subview that leaves.
  mutating func forget(_ subview: UIView) {
    if case .one(let marked) = inside, marked === subview { inside = .nobody }
  }
}
