public import Foundation

/// The camera, which no device has here.
extension UIImagePickerController {
  /// A device's cameras.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The camera at the back.
    case rear
    /// The camera that faces the user.
    case front
  }

  /// The kind of media that a camera records.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// A picture.
    case photo
    /// A film.
    case video
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never.
    case off = -1
    /// If it is dark.
    case auto = 0
    /// Each time.
    case on = 1
  }

  /// Whether a device has a camera: false.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera can flash: false, as there is no camera.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The capture modes of a camera; nil, as there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
