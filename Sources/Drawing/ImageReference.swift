public import Foundation

/// Names a picture without holding its pixels; the painter finds and decodes it.
public enum ImageReference: Hashable, Sendable {
  /// A symbol of the shell's own set, drawn in whatever tint the placement asks for.
  case symbol(String)
  /// A picture file, by its absolute path.
  case file(String)
}

/// Answers how big a picture is, without decoding it where its format allows that.
public protocol ImageSource {
  /// The picture's natural size (points of a symbol, pixels of a file); nil if there is none or it
  /// cannot be read.
  func size(of image: ImageReference) -> CGSize?
  /// The file of a picture that comes with the program, by its name; nil if there is none.
  func path(ofImage name: String) -> String?
}

extension ImageSource {
  /// None.
  public func path(ofImage name: String) -> String? { nil }
}

/// Gives every picture the same size and looks at no file: for tests of layout.
public struct FixedImageSource: ImageSource {
  /// The size every picture has.
  public var size: CGSize

  /// Makes a source whose pictures are 24 points square unless told otherwise.
  public init(size: CGSize = CGSize(width: 24, height: 24)) { self.size = size }

  /// The one size.
  public func size(of image: ImageReference) -> CGSize? { size }
}
