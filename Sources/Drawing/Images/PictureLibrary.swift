/// The pictures that a person has on the device; an image source can have some.
public protocol PictureLibrary {
  /// The files of the pictures, in the order in which they are shown.
  var picturePaths: [String] { get }
}
