/// Is told which pictures a person chose.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were chosen, or none; here always none.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
