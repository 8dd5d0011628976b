import Foundation
import Scenario

/// What a session shows: an app, and the screen that it is on.
struct SessionSubject {
  let app: App
  /// What was opened, as it was named: an app of the program, or a path; nil for the only app.
  let name: String?
  /// The folder that the app shows; nil for none.
  let folder: URL?
  let device: Device
  let look: Look
  /// The language of a storyboard; nil for its own.
  let language: String?
  let hasKeyboard: Bool

  /// Its app and screen in words.
  var words: String {
    let size = "\(Int(device.size.width))×\(Int(device.size.height))"
    let look = look == Look() ? "" : " \(look.name)"
    return "\(app.name) on \(device.name) \(size)\(look)"
  }
}
