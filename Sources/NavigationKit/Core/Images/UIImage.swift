public import Drawing
public import Foundation

/// An image or symbol by reference; its pixels are loaded when it is drawn.
@preconcurrency @MainActor
public final class UIImage: Hashable {
  /// Whether an image is drawn in its own colours or in the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols in the tint colour, images in their own.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// The reference to the picture that the renderer draws.
  public nonisolated let reference: ImageReference
  /// The natural size: points for a symbol, pixels for an image.
  public nonisolated let size: CGSize
  /// Whether it is drawn in its own colours or in the tint colour.
  public nonisolated let renderingMode: RenderingMode
  /// The colour it was given, whatever the tint is; nil for none.
  private nonisolated let explicitColor: UIColor?
  /// The configuration of the symbol's size and colours; nil for none.
  public nonisolated let symbolConfiguration: SymbolConfiguration?

  /// Its versions for other looks; nil if none were asked for.
  var asset: UIImageAsset?
  /// Pixels per point of its file, where an asset catalogue says it.
  nonisolated let fileScale: CGFloat?
  /// The edges that keep their size; nil for none.
  nonisolated let caps: ImageCaps?
  /// The frames of an animated image; nil for others.
  nonisolated let frames: ImageFrames?
  /// How its picture is turned, mirrored and placed.
  nonisolated let placing: ImagePlacing
  /// The name of an image that is nowhere, for which a box is drawn in its place; nil for others.
  nonisolated let missingName: String?

  /// Makes a symbol by its system name; an unknown symbol is drawn as a neutral box.
  public convenience init?(systemName name: String) {
    self.init(symbol: name)
  }

  /// Makes an image from a file or an asset catalogue of the program, by its name; nil if there is
  /// none.
  ///
  /// The host decides where the files are and which extensions may be left out. Outside of a
  /// stage's update, no file is found.
  public convenience init?(named name: String) {
    let source = Stage.current?.imageSource
    let scale = Stage.current?.traits.displayScale ?? 0
    if let image = source?.catalogImage(named: name, scale: scale),
      let light = UIImage(image.light, mode: image.renderingMode)
    {
      self.init(light, asset: UIImageAsset(image))
    } else if let path = source?.path(ofImage: name, scale: scale) {
      self.init(contentsOfFile: path)
    } else {
      return nil
    }
  }

  /// Makes an image from a file; nil if it cannot be read as an image.
  ///
  /// The host decides which formats can be read. Outside of a stage's update, the file is not read:
  /// the image is never nil, and its size is zero.
  public convenience init?(contentsOfFile path: String) { self.init(found: .file(path)) }

  /// Makes an image of a file, if it can be read.
  convenience init?(found reference: ImageReference) {
    guard let stage = Stage.current else {
      self.init(reference, size: .zero)
      return
    }
    guard let size = stage.imageSource.size(of: reference) else { return nil }
    self.init(reference, size: size)
  }

  /// Makes an empty image, which has no size and draws nothing.
  public convenience init() { self.init(.file(""), size: .zero) }

  init(_ reference: ImageReference, size: CGSize) {
    self.reference = reference
    self.size = size
    renderingMode = .automatic
    (explicitColor, symbolConfiguration, asset, fileScale) = (nil, nil, nil, nil)
    (caps, frames, missingName) = (nil, nil, nil)
    placing = ImagePlacing()
  }

  convenience init(symbol name: String) {
    self.init(.symbol(name), size: UIImage.naturalSize(ofSymbol: name))
  }

  init(
    _ image: UIImage, size: CGSize? = nil, mode: RenderingMode? = nil, color: UIColor?? = nil,
    symbolConfiguration: SymbolConfiguration?? = nil, asset: UIImageAsset?? = nil,
    caps: ImageCaps? = nil, frames: ImageFrames? = nil, reference: ImageReference? = nil,
    placing: ImagePlacing? = nil, fileScale: CGFloat? = nil, missingName: String? = nil
  ) {
    self.missingName = missingName ?? image.missingName
    self.reference = reference ?? image.reference
    self.placing = placing ?? image.placing
    self.size = size ?? image.size
    renderingMode = mode ?? image.renderingMode
    explicitColor = color ?? image.explicitColor
    self.symbolConfiguration = symbolConfiguration ?? image.symbolConfiguration
    self.asset = asset ?? image.asset
    self.fileScale = fileScale ?? image.fileScale
    self.caps = caps ?? image.caps
    self.frames = frames ?? image.frames
  }

  /// The image drawn in its own colours, or in the tint colour.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, color: .some(nil))
  }

  /// A symbol's size without a configuration.
  static func naturalSize(ofSymbol name: String) -> CGSize {
    Stage.current?.imageSource.size(of: .symbol(name)) ?? UIImage.symbolSize
  }

  /// The size of a symbol that is not known, in points: the grid on which the symbols are drawn.
  static let symbolSize = CGSize(width: 24, height: 24)

  /// The reference to draw: from right to left, symbols that point forward or backward are swapped.
  func reference(isRightToLeft: Bool) -> ImageReference {
    if isRightToLeft, placing.flips { return mirrored(reference) }
    guard isRightToLeft, case .symbol(let name) = reference else { return reference }
    let suffixes = [".forward", ".backward"]
    guard let index = suffixes.firstIndex(where: name.hasSuffix) else { return reference }
    return .symbol(name.dropLast(suffixes[index].count) + suffixes[1 - index])
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { reference == .file("") }

  /// The colour it is drawn in whatever the tint is; nil for none.
  ///
  /// Symbols have one layer, so of a palette the first colour counts.
  nonisolated var color: UIColor? {
    explicitColor ?? (renderingMode == .alwaysTemplate ? nil : symbolConfiguration?.look.color)
  }

  /// The colour to draw it in; nil for its own colours.
  ///
  /// - Parameter template: The colour of templates.
  func tint(_ template: Color?, in traits: UITraitCollection) -> Color? {
    color?.color(in: traits) ?? (isTemplate ? template : nil)
  }

  /// Whether it is drawn in the tint colour.
  var isTemplate: Bool {
    switch (renderingMode, reference) {
    case (.alwaysTemplate, _), (.automatic, .symbol): true
    default: false
    }
  }

  /// Whether both images look the same; their versions for other looks are not compared.
  public nonisolated static func == (first: UIImage, second: UIImage) -> Bool {
    first.reference == second.reference && first.renderingMode == second.renderingMode
      && first.size == second.size && first.color == second.color && first.caps == second.caps
      && first.frames == second.frames && first.placing == second.placing
      && first.missingName == second.missingName
  }

  /// Hashes what equality compares.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
    hasher.combine(renderingMode)
  }
}
