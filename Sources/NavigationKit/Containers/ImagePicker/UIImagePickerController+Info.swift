import Drawing
import Foundation

extension UIImagePickerController {
  /// A key of the information on a picked picture.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the picked media, as a text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, as a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it, if the picker allows that.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the edited one shows, as an `NSValue` of a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The place of a film; never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place of the picture's file, as a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The camera's metadata of a new picture; never there.
    public static let mediaMetadata = InfoKey(
      rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture's entry in the photo library; never there.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A picture that moves; never there.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// The information on a picture.
  func info(on picture: LibraryPicture) -> [InfoKey: Any] {
    var info: [InfoKey: Any] = [
      .mediaType: Self.imageType, .originalImage: picture.image,
      .imageURL: URL(fileURLWithPath: picture.path),
    ]
    guard allowsEditing else { return info }
    info[.editedImage] = picture.image
    info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: picture.image.size))
    return info
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Notifies the delegate of a picked picture.
  func report(_ picture: LibraryPicture) {
    pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info(on: picture))
  }

  /// Notifies the delegate that the user cancelled.
  func reportCancel() {
    guard let pickerDelegate else { return leave() }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }

  /// Takes the picker away.
  func leave() { presentingViewController?.dismiss(animated: true) }
}
