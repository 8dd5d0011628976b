import Foundation

extension Stage {
  /// Shakes the device: the first responder is told, else the controllers in front.
  public func simulateShake() {
    endOpenUpdate()
    perform {
      let event = UIEvent(timestamp: now, touches: [], subtype: .motionShake)
      let responder = window.keyResponders[0]
      responder.motionBegan(.motionShake, with: event)
      responder.motionEnded(.motionShake, with: event)
    }
  }
}
