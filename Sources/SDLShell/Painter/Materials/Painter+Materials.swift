import CSDL2
import Drawing
import Foundation

extension Painter {
  /// Draws a material over what has been drawn so far, on the frame or on a page's picture.
  ///
  /// Only the visible part of the background is blurred: pixels that are clipped, outside the frame
  /// or hidden may not have been drawn.
  func draw(_ material: Material, in state: DrawState) {
    let rect = state.rect(material.frame)
    let share = UInt32((state.alpha * material.strength * Double(PixelLanes.whole)).rounded())
    guard let target = renderer.outputSize, share > 0 else { return }
    let visible = rect.intersection(state.clip).intersection(target)
    guard !visible.isEmpty else { return }
    let corners = backdropOfCorners(
      rect, radius: material.cornerRadius, curve: material.cornerCurve,
      in: state.clipped(to: visible))
    let glass = FrostedGlass(material, scale: scale)
    change(visible, in: state) { glass.lay(over: $0, share: share) }
    restore(corners, alpha: 1, in: state.atFullStrength)
  }

  /// Lets `body` change a part of the render target: in place if its pixels are in memory, else in
  /// a copy.
  private func change(_ rect: PixelRect, in state: DrawState, by body: (PixelBlock) -> Void) {
    if let block = block(of: rect) {
      written.add(rect)
      return body(block)
    }
    guard var copy = Backdrop(reading: rect, from: renderer) else { return }
    copy.change(by: body)
    restore([copy], alpha: 1, in: state.atFullStrength)
  }
}

nonisolated extension Material {
  fileprivate var strength: Double { Double(min(max(opacity, 0), 1)) }
}

nonisolated extension DrawState {
  fileprivate var atFullStrength: DrawState {
    var state = self
    state.alpha = 1
    return state
  }
}
