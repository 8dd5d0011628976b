/// A reference of a scene to a controller of another scene or storyboard.
public struct StoryboardReference: Sendable, Hashable {
  /// The other storyboard's name, without its extension; nil for the same one.
  public let storyboard: String?
  /// The identifier of the controller in it; nil for the one that it starts with.
  public let identifier: String?
  /// The identifier of the bundle that has it; nil for the app's own.
  public let bundle: String?

  /// Makes a reference.
  public init(storyboard: String?, identifier: String? = nil, bundle: String? = nil) {
    (self.storyboard, self.identifier, self.bundle) = (storyboard, identifier, bundle)
  }
}

extension ElementReader {
  /// The reference of a scene's placeholder; nil for a controller.
  func reference(_ element: DocumentElement) -> StoryboardReference? {
    guard element.tag == "viewControllerPlaceholder" else { return nil }
    let reference = StoryboardReference(
      storyboard: element["storyboardName"], identifier: element["referencedIdentifier"],
      bundle: element["bundleIdentifier"])
    if reference.storyboard == nil, reference.identifier == nil {
      note("it names neither a storyboard nor an identifier, so it leads nowhere", at: element)
    }
    return reference
  }
}
