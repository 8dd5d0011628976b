/// The object that does a window's commands for its content.
public protocol WindowCommands: AnyObject {
  /// The state of a command; nil if it cannot be done.
  func state(of command: WindowCommand) -> CommandState?
  /// Does what a command says, if it can be done.
  func obey(_ command: WindowCommand)
}
