public import Foundation

/// What the line at the top of the screen tells: the time, and how the device is.
///
/// It is a value that the host gives, so that a capture shows the same on every machine.
public nonisolated struct StatusBar: Hashable, Sendable {
  /// The time of day as it is written.
  public var time: String
  /// How many of the four bars of the telephone network are full.
  public var signal: Int
  /// How full the battery is, 0…1.
  public var battery: CGFloat

  /// Makes a status bar; unless told otherwise it is 9:41, with full signal and battery.
  public init(time: String = "9:41", signal: Int = 4, battery: CGFloat = 1) {
    self.time = time
    self.signal = signal
    self.battery = battery
  }
}
