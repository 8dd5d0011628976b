/// A change of the visible columns.
struct SplitChange {
  let old: SplitDisplay
  let new: SplitDisplay
  /// The number of columns chosen before the change; nil for no choice.
  let oldChoice: Int?
  /// Whether a finger drives it.
  let isSwipe: Bool

  /// The columns that appear, and those that disappear.
  var coming: [UISplitViewController.Column] {
    new.columns.filter { new.shows($0) && !old.shows($0) }
  }
  var going: [UISplitViewController.Column] {
    old.columns.filter { old.shows($0) && !new.shows($0) }
  }
}

typealias SplitTransition = Transition<SplitChange>
