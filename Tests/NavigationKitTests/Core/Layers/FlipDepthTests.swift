import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// How near a view comes that is turned over.
struct FlipDepthTests {
  private let fixture = LayerPage()

  /// The picture that turns, inside the box.
  private var turned: Layer? {
    guard case .layer(let box)? = fixture.stage.displayList().commands.last,
      case .layer(let picture)? = box.commands.first
    else { return nil }
    return picture
  }

  @Test func `half way up, the side that comes forward is about a sixth higher`() throws {
    UIView.transition(
      with: fixture.box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { fixture.box.backgroundColor = .blue })
    fixture.stage.advance(by: 0.25)
    // Its upper left corner is above the box, whose half is 30 points high.
    let picture = try #require(turned)
    let growth = -picture.origin.y / 30
    #expect(growth > 0.12 && growth < 0.22)
  }
}
