public import Drawing
public import Foundation

/// A picture or symbol by reference: the painter finds its pixels when they are drawn.
public final class UIImage: Hashable {
  /// Whether a picture is drawn in its own colours or in the tint.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// A symbol in the tint, a picture in its own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  /// What the painter is asked for.
  public nonisolated let reference: ImageReference
  /// The natural size: points of a symbol, pixels of a picture.
  public nonisolated let size: CGSize
  /// Whether it is drawn in its own colours or in the tint.
  public nonisolated let renderingMode: RenderingMode

  /// A symbol of the shell's set, by its system name; one that is not in the set is a neutral box.
  public convenience init?(systemName name: String) {
    self.init(symbol: name)
  }

  /// A picture that comes with the program, by its file's name; nil if there is none.
  ///
  /// Where the program's pictures are, and which endings may be left out, is the host's matter. Made
  /// outside of a stage's update, none is found.
  public convenience init?(named name: String) {
    guard let path = Stage.current?.imageSource.path(ofImage: name) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// A picture file; nil if it cannot be read as a picture.
  ///
  /// Which file formats there are is the host's matter. Made outside of a stage's update, the picture
  /// has no known size and is taken for readable.
  public init?(contentsOfFile path: String) {
    let reference = ImageReference.file(path)
    if let stage = Stage.current {
      guard let size = stage.imageSource.size(of: reference) else { return nil }
      self.size = size
    } else {
      size = .zero
    }
    self.reference = reference
    renderingMode = .automatic
  }

  /// No picture: it has no size and draws nothing.
  public init() {
    reference = .file("")
    size = .zero
    renderingMode = .automatic
  }

  init(symbol name: String) {
    reference = .symbol(name)
    size = Stage.current?.imageSource.size(of: .symbol(name)) ?? UIImage.symbolSize
    renderingMode = .automatic
  }

  private init(_ image: UIImage, mode: RenderingMode) {
    reference = image.reference
    size = image.size
    renderingMode = mode
  }

  /// The same picture drawn in its own colours, or in the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode)
  }

  /// The size of a symbol whose own is not known, in points: the grid the set is drawn on.
  static let symbolSize = CGSize(width: 24, height: 24)

  /// What is drawn: symbols that point forward or backward turn round where lines start at the right.
  func reference(isRightToLeft: Bool) -> ImageReference {
    guard isRightToLeft, case .symbol(let name) = reference else { return reference }
    let ways = [".forward", ".backward"]
    guard let way = ways.firstIndex(where: name.hasSuffix) else { return reference }
    return .symbol(name.dropLast(ways[way].count) + ways[1 - way])
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { reference == .file("") }

  /// Whether it is drawn in the tint.
  var isTemplate: Bool {
    switch (renderingMode, reference) {
    case (.alwaysTemplate, _), (.automatic, .symbol): true
    default: false
    }
  }

  /// Images are equal if they draw the same.
  public nonisolated static func == (first: UIImage, second: UIImage) -> Bool {
    first.reference == second.reference && first.renderingMode == second.renderingMode
  }

  /// Feeds what equality compares.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
    hasher.combine(renderingMode)
  }
}
