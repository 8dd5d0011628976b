/// The kind of a file.
public enum DocumentKind: Sendable {
  /// Scenes with the segues between them.
  case storyboard
  /// Objects for a controller or a view.
  case nib
}

extension DocumentKind {
  /// Decides by the root element; throws if it is of no kind that plays here.
  init(root: DocumentElement, file: String) throws(StoryboardError) {
    guard let kind = Self.kindsByType[root["type"] ?? ""], root.tag == "document" else {
      throw StoryboardError(file: file, line: root.line, reason: Self.refusal(of: root))
    }
    self = kind
  }

  /// The message about a file of this kind whose name has the extension of the other.
  var cureOfName: String {
    switch self {
    case .storyboard: "it is a storyboard; rename it so that it ends in .storyboard"
    case .nib: "it is a nib; rename it so that it ends in .xib"
    }
  }

  private static let kindsByType: [String: DocumentKind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .nib,
  ]

  private static func refusal(of root: DocumentElement) -> String {
    let cure = "; storyboards and nibs of iOS play here"
    if root.tag == "archive" {
      return "it is a nib of Xcode 4 or older; open it in a newer Xcode and save it" + cure
    }
    let words = [root["type"], root["targetRuntime"]].compactMap { $0 }.joined(separator: " ")
    guard root.tag == "document", !words.isEmpty else {
      let tag = DocumentIssue.shortened(root.tag)
      return "its root element is <\(tag)>, so it is no storyboard or nib" + cure
    }
    let platform = platforms.first { words.lowercased().contains($0.word) }?.name
    return "it is made for \(platform ?? "something else than iOS")" + cure
  }

  private static let platforms: [(word: String, name: String)] = [
    ("watch", "watchOS"), ("appletv", "tvOS"), ("macosx", "macOS"),
    ("interfacebuilder3.cocoa.", "macOS"),
  ]
}
