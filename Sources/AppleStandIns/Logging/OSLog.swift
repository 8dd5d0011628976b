import Foundation

/// The log that messages are part of: a subsystem and a category in it.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  /// A log for a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
    super.init()
  }

  /// The log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// The line for a message.
  func line(_ text: String, _ type: OSLogType) -> String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(type.name)\(names.isEmpty ? "" : " [\(names)]"): \(text)"
  }

  func write(_ text: String, _ type: OSLogType) {
    if isEnabled(type: type) { StandInConsole.write(line(text, type)) }
  }
}
