import Scenario

nonisolated extension ScreenChanges {
  /// More elements than these are counted once they have gone.
  private static let listedGone = 6

  /// The changes, a line each; one line if there are none.
  var lines: [String] {
    let lines = headLines + changedLines + addedLines + goneLines
    return lines.isEmpty ? ["nothing changed"] : lines
  }

  private var addedLines: [String] { added.map { "+ \(ScreenText.line($0))" } }

  private var headLines: [String] {
    let old = Set(ScreenText.head(before.screen))
    let new = ScreenText.head(after.screen).filter { !old.contains($0) }
    let isDismissed = after.screen.presented.count < before.screen.presented.count
    return new + (isDismissed && new.isEmpty ? ["nothing presented any more"] : [])
  }

  private var goneLines: [String] {
    guard gone.count > Self.listedGone else {
      return gone.map { "- \($0.reference) \($0.element.roleAndLabel)" }
    }
    let names = gone.prefix(2).map { $0.element.roleAndLabel }.joined(separator: ", ")
    return ["- \(gone.count) elements, such as \(names)"]
  }

  /// What moved as far is one line, as in a list that is scrolled.
  private var changedLines: [String] {
    var moved: [(offset: [Double], references: [String])] = []
    var lines: [String] = []
    for change in changed {
      guard let offset = change.offset else {
        lines.append("~ \(change.line)")
        continue
      }
      if let place = moved.firstIndex(where: { $0.offset == offset }) {
        moved[place].references.append(change.reference)
      } else {
        moved.append((offset, [change.reference]))
      }
    }
    return lines
      + moved.map {
        "~ moved by \(ScreenText.numbers($0.offset)): \($0.references.joined(separator: " "))"
      }
  }
}

nonisolated extension ScreenChanges.Changed {
  /// The change in one line.
  fileprivate var line: String {
    let parts = differences.map {
      "\($0.name) \(ScreenInspection.quoted($0.before)) → \(ScreenInspection.quoted($0.after))"
    }
    let frame =
      before.frame == after.frame
      ? []
      : ["frame \(ScreenText.numbers(before.frame)) → \(ScreenText.numbers(after.frame))"]
    return "\(reference) \(after.roleAndLabel): " + (parts + frame).joined(separator: ", ")
  }
}
