import Foundation
import Testing

@testable import NavigationKit

/// The views that draw layers of their own.
struct LayerViewTests {
  @Test func `one that outlives its layer has none`() {
    var layer: CALayer? = CALayer()
    let view = layer?.view
    #expect(view?.layerIfUsed === layer)
    weak let observed = layer
    layer = nil
    #expect(observed == nil)
    #expect(view?.layerIfUsed == nil)
  }
}
