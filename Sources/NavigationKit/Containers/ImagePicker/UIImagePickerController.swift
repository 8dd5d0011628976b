import Foundation

/// Shows the pictures of the photo library, of which the user picks one.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// Its `delegate` is a ``UIImagePickerControllerDelegate``, which takes the picker away; without a
/// method of it for a choice, the picker stays. The pictures are the host's, see
/// `PictureLibrary`; there is no camera.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera, which there is none of here.
    case camera
    /// The pictures that were taken here: all pictures.
    case savedPhotosAlbum
  }

  /// Whether there are pictures of a source: of any but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of media of a source: images, if it is available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [imageType] : nil
  }

  /// The type of all images.
  static let imageType = "public.image"

  /// Where the pictures come from; one that is not available stops the program.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      precondition(
        Self.isSourceTypeAvailable(sourceType),
        "Source type \(sourceType.rawValue) not available: ask isSourceTypeAvailable(_:) before"
          + " setting it.")
    }
  }

  /// The types of media that are shown, of which the library has images only.
  ///
  /// An empty array stops the program.
  open var mediaTypes = [imageType] {
    didSet {
      precondition(!mediaTypes.isEmpty, "An image picker shows something: mediaTypes is empty.")
    }
  }

  /// Whether the delegate gets an edited image, too; false unless set.
  ///
  /// There is nothing to edit it with, so that is the whole picture.
  open var allowsEditing = false

  /// Which camera takes pictures; kept for a device that has one.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes; kept for a device that has one.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the camera flashes; kept for a device that has one.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has its usual buttons; kept for a device that has one.
  open var showsCameraControls = true
  /// What lies over the camera's picture; kept for a device that has one.
  open var cameraOverlayView: UIView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let grid = PictureGridController()
    grid.choose = { [weak self] in self?.report($0) }
    grid.cancel = { [weak self] in self?.reportCancel() }
    setViewControllers([grid], animated: false)
  }
}
