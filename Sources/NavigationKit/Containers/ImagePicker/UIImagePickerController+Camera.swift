public import Foundation

/// The camera, which there is none of here.
extension UIImagePickerController {
  /// A device's cameras.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The one at its back.
    case rear
    /// The one that sees who holds it.
    case front
  }

  /// What a camera takes.
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

  /// Whether there is a camera: there is none.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera can flash: there is none.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What a camera can take; nil, as there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
