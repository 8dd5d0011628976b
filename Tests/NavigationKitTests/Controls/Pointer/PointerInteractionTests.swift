import Foundation
import NavigationKit
import Testing

/// Interactions that style a pointer, where there is none.
struct PointerInteractionTests {
  private final class Delegate: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
  }

  @Test func `an interaction is added to a view and removed`() {
    let view = UIView()
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: 10), identifier: 1)
    #expect(delegate.pointerInteraction(interaction, styleFor: region) != nil)
    #expect(region.identifier == AnyHashable(1) && region.latchingAxes == .neither)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func `an effect has the view that it changes`() {
    let preview = UITargetedPreview(view: UIView())
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .lift(preview), .hover(preview),
    ]
    #expect(effects.allSatisfy { $0.preview === preview })
  }
}
