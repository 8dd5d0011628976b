/// Why something of an app's state is not saved or not restored.
package nonisolated enum RestorationFault: Hashable {
  /// A value of a type that cannot be encoded.
  case notSaved(type: String, key: String)
  /// A restoration class that cannot be found by its name.
  case nameless(type: String)
  /// A saved class name that no restoration class of the app has.
  case unknownClass(path: [String], name: String)
  /// A popover that is not told what it points at.
  case popoverWithoutSource(presented: String)
}

extension RestorationFault: CustomStringConvertible {
  /// The sentence that the app's developer reads.
  package var description: String {
    switch self {
    case .notSaved(let type, let key):
      "\(type) for “\(key)” is not kept: use property-list values, NSSecureCoding, or controllers with "
        + "a restorationIdentifier, at most \(RestorationValue.deepest) deep."
    case .nameless(let type):
      "\(type) cannot be found again by its name: make it a class that is in no other type or function."
    case .unknownClass(let path, let name):
      "The state of \(path.joined(separator: "/").shortened.debugDescription) names "
        + "\(name.shortened.debugDescription), which is not a "
        + "restoration class of this app."
    case .popoverWithoutSource(let presented):
      "\(presented) is not presented again: its popover has no sourceView or barButtonItem. Set one "
        + "where the controller is made, or present it in applicationFinishedRestoringState()."
    }
  }
}
