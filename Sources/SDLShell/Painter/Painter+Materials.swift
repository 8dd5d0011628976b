import CSDL2
import Drawing
import Foundation

extension Painter {
  /// Lays a pane of frosted glass over what has been drawn so far, be it the frame or the picture of a
  /// kept page.
  ///
  /// What is behind is read where the pane shows; a part that is clipped away, off the frame or under
  /// an opaque thing counts as not there, for nothing need have been drawn in it.
  func draw(_ material: Material, in state: DrawState) {
    let rect = state.rect(material.frame)
    let share = UInt32((state.alpha * material.strength * Double(PixelLanes.whole)).rounded())
    guard let target = renderer.outputSize, share > 0 else { return }
    let visible = rect.intersection(state.clip).intersection(target)
    guard !visible.isEmpty else { return }
    let corners = backdropOfCorners(
      rect, radius: material.cornerRadius, in: state.clipped(to: visible))
    let glass = FrostedGlass(material, scale: scale)
    change(visible, in: state) { glass.lay(over: $0, share: share) }
    restore(corners, alpha: 1, in: state.atFullStrength)
  }

  /// Has the pixels of a part of what is drawn on changed: in place where they are in reach.
  private func change(_ rect: PixelRect, in state: DrawState, by body: (PixelBlock) -> Void) {
    if renderer.isSoftware, !isBaking, let surface = renderer.surface,
      let block = PixelBlock(rect, of: surface)
    {
      SDL_RenderFlush(renderer.pointer)
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
