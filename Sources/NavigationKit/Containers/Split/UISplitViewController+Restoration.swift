import Foundation

extension UISplitViewController {
  /// Encodes the columns' controllers, which columns the user chose to show, and the top one if
  /// collapsed.
  func encodeColumns(with coder: NSCoder) {
    if let chosen {
      coder.encode(chosen, forKey: Self.chosenKey)
      coder.encode(splitBehavior.rawValue, forKey: Self.behaviorKey)
    }
    if let top = topColumn { coder.encode(top.rawValue, forKey: Self.topKey) }
    guard let coder = coder as? RestorationCoder else { return }
    for column in Column.all {
      guard let holder = columns.holders[column], holder.restorationIdentifier != nil
      else { continue }
      coder.encode(holder, forKey: column.key)
    }
  }

  /// Takes in the controllers that restoration made, and shows the columns that were shown.
  ///
  /// The columns decode their own states side by side; they are collapsed again once the window is
  /// shown.
  func decodeColumns(with coder: NSCoder) {
    if isCollapsed {
      runner.performCallbacks { expandAtOnce() }
      begin(animated: runner.takePendingChanges())
    }
    if let coder = coder as? RestorationCoder {
      for column in Column.all {
        guard let holder = coder.decodeObject(forKey: column.key) as? UIViewController,
          holder !== columns.holders[column], canRestore(holder)
        else { continue }
        fill(column, with: holder)
      }
      coder.restorer?.whenShown { [weak self] in self?.followWidth() }
    }
    if coder.containsValue(forKey: Self.topKey) {
      restoredTop = Column(rawValue: coder.decodeInteger(forKey: Self.topKey))
    }
    // In a window of another shape the choice was dropped as well.
    if coder.containsValue(forKey: Self.chosenKey),
      coder.decodeInteger(forKey: Self.behaviorKey) == splitBehavior.rawValue
    {
      choose(max(0, coder.decodeInteger(forKey: Self.chosenKey)), animated: false)
    }
  }

  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController? {
    guard stack === arrangement.collapsed?.root, let shared = sharedStack,
      let column = zip(shared.columns, shared.parts).first(where: { $1.contains(page) })?.0
    else { return nil }
    let holder = columns.holders[column]
    return holder === page ? self : holder
  }

  private static let chosenKey = "UISplitViewController.shownColumns"
  private static let behaviorKey = "UISplitViewController.splitBehavior"
  private static let topKey = "UISplitViewController.topColumn"
}

extension UISplitViewController.Column {
  fileprivate static let all: [Self] = [.primary, .supplementary, .secondary, .compact]

  /// The key of the column's controller in saved state, and the identifier of a stack made for it.
  var key: String { "UISplitViewController.\(self)" }
}
