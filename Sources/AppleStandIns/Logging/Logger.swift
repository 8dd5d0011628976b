import Foundation

/// Writes messages of an app to the console, as the framework os does on iOS.
///
/// Here each message is a line on standard error, with its level and the logger's category. Nothing is
/// hidden: what is private on iOS is written, too.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a name.
  public init() { log = .default }
  /// A logger for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A logger that writes as a log does.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes what helps while debugging.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes what helps while debugging.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes what is good to know.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes what may become an error.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes an error of the app.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a mistake in the app.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a mistake in the app.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) { log.write(message.text, type) }
}
