/// The passes over the views of a window, in their order.
nonisolated enum LayoutPass: CaseIterable {
  /// Updates constraints, subviews first.
  case constraints
  /// Lays out views, superviews first.
  case layout
  /// Has views draw by code what they show.
  case display
}

/// A view's marks for each pass.
struct PassMarks {
  private var constraints = LayoutMarks(isNeeded: false)
  private var layout = LayoutMarks(isNeeded: true)
  private var display = LayoutMarks(isNeeded: true)

  /// The marks for one pass.
  subscript(pass: LayoutPass) -> LayoutMarks {
    get {
      switch pass {
      case .constraints: constraints
      case .layout: layout
      case .display: display
      }
    }
    set {
      switch pass {
      case .constraints: constraints = newValue
      case .layout: layout = newValue
      case .display: display = newValue
      }
    }
  }
}
