public import Foundation

/// The contents of a status bar: the time, the signal and the battery.
///
/// It is a value that the host sets, so that a capture looks the same on every machine.
public nonisolated struct StatusBar: Hashable, Sendable {
  /// The time of day as text; where no cut-out takes its room, hours and minutes such as 9:41 are
  /// followed by AM or PM in a language that counts twelve hours.
  public var time: String
  /// The day beside the time on a pad; nil for the default one, empty for none.
  public var date: String?
  /// How many of the four signal bars are full.
  public var signal: Int
  /// How full the battery is, 0…1.
  public var battery: CGFloat
  /// Whether the charge stands before the battery in percent, where no cut-out takes its room; nil
  /// for the default: on a pad.
  public var showsPercentage: Bool?
  /// The name of the network, shown where no cut-out takes its room; empty for none.
  public var carrier: String
  /// The language and habits in which time, day and percentage are written; American English unless
  /// set.
  public var locale: Locale
  /// Whether a call goes on in the background: a bar without a cut-out is higher then.
  public var isInCall: Bool

  /// Makes a status bar; by default it is 9:41, with full signal and battery.
  public init(
    time: String = "9:41", date: String? = nil, signal: Int = 4, battery: CGFloat = 1,
    showsPercentage: Bool? = nil, carrier: String = "",
    locale: Locale = Locale(identifier: "en_US"), isInCall: Bool = false
  ) {
    self.locale = locale
    self.time = time
    self.date = date
    self.showsPercentage = showsPercentage
    self.signal = signal
    self.battery = battery
    self.carrier = carrier
    self.isInCall = isInCall
  }
}
