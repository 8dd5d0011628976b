/// The look of a device's window beside the device.
nonisolated enum WindowSurround {
  /// Black.
  case black
  /// The desktop: the window ends at the device.
  case cut
  /// The desktop, also through a soft edge and the device's shade.
  case clear
}
