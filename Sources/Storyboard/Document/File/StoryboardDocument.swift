public import Foundation

/// A storyboard or a nib of iOS as values.
///
/// It is safe to make of any bytes. Garbled parts and dangling references are among `issues`; unknown
/// parts stay readable in its elements.
public struct StoryboardDocument: Sendable {
  /// The file's name, as it was given.
  public let file: String
  /// Whether it is a storyboard or a nib.
  public let kind: DocumentKind
  /// The settings of the file.
  public let settings: DocumentSettings
  /// The screen that it was drawn for; nil in files of Xcode 6 and 7, which are for any.
  public let device: DocumentDevice?
  /// The id of the controller that it starts with; nil in libraries of scenes and in nibs.
  public let initialControllerID: String?
  /// The tint of views without their own; nil for the system's.
  public let tintColor: DocumentColor?
  /// The scenes of a storyboard; empty in nibs.
  public let scenes: [DocumentScene]
  /// The objects of a nib at the top, placeholders among them; empty in storyboards.
  public let topObjects: [DocumentElement]
  /// The images and colours that it names.
  public let resources: DocumentResources
  /// The font files that it names.
  public let customFonts: [CustomFont]
  /// The elements with an id in scenes and among the objects at the top, by that id.
  ///
  /// If an id is there twice, the first counts.
  public let elements: [String: DocumentElement]
  /// The garbled parts.
  public let issues: [DocumentIssue]

  /// Reads a file's bytes.
  ///
  /// Throws if it is too large, no well-formed XML, or no storyboard or nib of iOS. `file` is its name
  /// for messages. `change` may change the texts of the root element and of all elements in it.
  public init(
    contents: Data, file: String, changing change: (DocumentElement) -> DocumentElement = { $0 }
  ) throws(StoryboardError) {
    let written = try ElementParser.root(of: contents, file: file)
    let root = change(written)
    kind = try DocumentKind(root: root, file: file)
    self.file = file
    let first = ElementReader(file: file)
    settings = first.settings(root)
    resources = DocumentResources(root: root, reader: first, settings: settings)
    let reader = ElementReader(
      file: file, isColorMatched: settings.isColorMatched, resources: resources)
    device = reader.device(root)
    initialControllerID = root["initialViewController"]
    tintColor = reader.color("tintColor", of: root)
    customFonts = CustomFont.fonts(of: root)
    scenes = zip(root.children(in: "scenes"), written.children(in: "scenes"))
      .filter { $0.0.tag == "scene" }.map { reader.scene($0, written: $1) }
    topObjects = root.children(in: "objects")
    elements = reader.index(scenes.flatMap(\.objects) + topObjects)
    reader.checkVersion(of: root)
    reader.checkStart(initialControllerID, in: scenes, at: root)
    issues = first.issues + reader.issues
  }

  /// A reader of this document's elements, with no issues yet.
  public func reader() -> ElementReader {
    ElementReader(file: file, isColorMatched: settings.isColorMatched, resources: resources)
  }
}
