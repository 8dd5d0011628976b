import Foundation

extension CGContext {
  /// Draws what commands of a frame draw, in the present coordinates, with the present clip and
  /// opacity.
  ///
  /// - Parameter transform: From the commands' coordinates to the present ones.
  package func record(_ commands: [DrawCommand], at transform: CGAffineTransform) {
    let toPixels = transform.concatenating(state.transform)
    keepingState {
      concatenate(state.transform.inverted())
      record(.group(GraphicsOperation.operations(of: commands, transform: toPixels)))
    }
  }
}
