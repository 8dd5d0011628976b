public import Foundation

/// What a status bar shows: the time, the signal and the battery.
///
/// It is a value that the host sets, so that a capture looks the same on every machine.
public nonisolated struct StatusBar: Hashable, Sendable {
  /// The time of day as text.
  public var time: String
  /// How many of the four signal bars are full.
  public var signal: Int
  /// How full the battery is, 0…1.
  public var battery: CGFloat
  /// The name of the network, shown where no cut-out takes its room; empty for none.
  public var carrier: String
  /// Whether a call goes on in the background: a bar without a cut-out is higher then.
  public var isInCall: Bool

  /// Makes a status bar; by default it is 9:41, with full signal and battery.
  public init(
    time: String = "9:41", signal: Int = 4, battery: CGFloat = 1, carrier: String = "",
    isInCall: Bool = false
  ) {
    self.time = time
    self.signal = signal
    self.battery = battery
    self.carrier = carrier
    self.isInCall = isInCall
  }
}
