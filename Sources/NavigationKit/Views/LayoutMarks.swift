/// Who waits for a pass over the views: of layout, or of constraints.
///
/// A view that waits is marked, and all around it up to its window, so that a pass finds it without
/// looking anywhere else. A hidden view waits by itself: those around it hear of it once it is shown.
struct LayoutMarks {
  /// Which subviews of a view wait, or hold one that does.
  enum Inside {
    case nobody
    case one(UIView)
    case several
  }

  /// Whether the view itself waits.
  var isNeeded: Bool
  /// Who in it waits.
  var inside = Inside.nobody

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  /// Whether a pass has to come here.
  var isSet: Bool {
    if case .nobody = inside { isNeeded } else { true }
  }

  /// Notes that a subview waits; true if nobody did before, so that those around do not know yet.
  mutating func note(_ subview: UIView) -> Bool {
    switch inside {
    case .nobody:
      inside = .one(subview)
      return !isNeeded
    case .one(let noted):
      if noted !== subview { inside = .several }
      return false
    case .several: return false
    }
  }

  /// Forgets a subview that leaves.
  mutating func forget(_ subview: UIView) {
    if case .one(let noted) = inside, noted === subview { inside = .nobody }
  }
}
