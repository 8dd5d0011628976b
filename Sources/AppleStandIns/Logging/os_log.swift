/// Writes a message to the console: a format such as `"%d of %{public}@"`, and a value for each specifier.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat(format: message.description).text(with: args), type)
}

/// Writes a message of a level to the console: a format, and a value for each specifier.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(LogFormat(format: message.description).text(with: args), type)
}

/// Writes a message with values in it to the console.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message.text, type)
}

/// Writes a message of a level with values in it to the console.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
