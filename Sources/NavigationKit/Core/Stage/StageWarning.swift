/// A request that could not be carried out; UIKit logs such a sentence.
package nonisolated enum StageWarning: Hashable {
  /// The presenter's view is in no window.
  case presenterOffScreen(presented: String, presenter: String)
  /// The presenter presents a controller already.
  case alreadyPresenting(presented: String, presenter: String, current: String)
  /// Nothing is presented that could be dismissed.
  case nothingPresented(presenter: String)
  /// Required constraints cannot hold together; one of them is broken.
  case unsatisfiableConstraints(broken: String, conflicting: [String])
  /// The stage's host gave it nothing that turns images into pixels.
  case noRasterizer
  /// Something of the app's state is not saved or not restored.
  case restoration(RestorationFault)
}

extension StageWarning: CustomStringConvertible {
  /// The sentence that the app's developer reads.
  package var description: String {
    switch self {
    case .presenterOffScreen(let presented, let presenter):
      "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!"
    case .alreadyPresenting(let presented, let presenter, let current):
      "Attempt to present \(presented) on \(presenter) which is already presenting \(current)."
    case .nothingPresented(let presenter):
      "Attempt to dismiss on \(presenter): nothing is presented."
    case .unsatisfiableConstraints(let broken, let conflicting):
      "Unable to simultaneously satisfy constraints: \(conflicting.joined(separator: ", ")). "
        + "Broken is \(broken)."
    case .noRasterizer:
      "An image cannot be turned into data: the stage was made without a rasterizer."
    case .restoration(let fault): fault.description
    }
  }
}

extension StageWarning {
  /// The warning that a controller presents another one already.
  @MainActor static func presenting(
    _ presented: UIViewController, on presenter: UIViewController, over current: UIViewController
  ) -> StageWarning {
    .alreadyPresenting(
      presented: "\(presented)", presenter: "\(presenter)", current: "\(current)")
  }
}
