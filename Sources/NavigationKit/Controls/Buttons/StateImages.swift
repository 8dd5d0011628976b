import Foundation

/// A control's images by its state; what a state lacks is taken from the normal one.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  /// Whether there is none.
  var isEmpty: Bool { images.isEmpty }

  /// The image that was set for a state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  /// The image that is shown in a state.
  func shown(in state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}
