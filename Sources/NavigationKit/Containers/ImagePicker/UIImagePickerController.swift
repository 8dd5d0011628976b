import Foundation

/// Shows the pictures of the photo library, of which the user picks one.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// Its `delegate` is a ``UIImagePickerControllerDelegate``, which dismisses the picker; if it does
/// not implement the method for a choice, the picker stays. The pictures are the host's, see
/// `PictureLibrary`; there is no camera.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera, which no device has here.
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

  /// The source of the pictures; one that is not available stops the program.
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
  /// There is nothing to edit with, so that the edited image is the whole picture.
  open var allowsEditing = false

  /// Which camera takes pictures; kept for a device that has a camera.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera records; kept for a device that has a camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the camera flashes; kept for a device that has a camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has its default buttons; kept for a device that has a camera.
  open var showsCameraControls = true
  /// The view over the camera's picture; kept for a device that has a camera.
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
