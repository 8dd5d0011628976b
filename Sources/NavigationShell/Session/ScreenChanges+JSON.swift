import Scenario

nonisolated extension ScreenChanges {
  /// The changes as JSON: `added`, `gone` and `changed` elements, and the stack if it is another
  /// one.
  var json: [String: JSONValue] {
    var entries: [String: JSONValue] = [
      "added": .array(added.map(\.json)), "gone": .array(gone.map { .string($0.reference) }),
      "changed": .array(changed.map { $0.json }),
    ]
    if before.screen.controllers != after.screen.controllers
      || before.screen.frontTitle != after.screen.frontTitle
    {
      entries["stack"] = .array(after.screen.frontStack.map { .string($0.title) })
    }
    return entries
  }
}

nonisolated extension ScreenChanges.Changed {
  fileprivate var json: JSONValue {
    ReferencedScreen.Entry(reference: reference, element: after).json
  }
}

nonisolated extension ReferencedScreen.Entry {
  /// The element as JSON, with its reference as `ref`.
  var json: JSONValue {
    var entries = (try? JSONValue(encoding: element))?.entries ?? [:]
    entries["ref"] = .string(reference)
    return .object(entries)
  }
}

nonisolated extension ReferencedScreen {
  /// The screen as JSON: as `inspect` gives it, with references.
  func json(_ shown: [Entry]) -> JSONValue {
    var entries = (try? JSONValue(encoding: screen))?.entries ?? [:]
    entries["elements"] = .array(shown.map(\.json))
    return .object(entries)
  }
}
