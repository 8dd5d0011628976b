import Foundation

#if os(Linux)
  import CX11
  import Glibc
#endif

/// The action at the loss of the X server, which ends the process.
///
/// Xlib calls a C function, which has no context: hence the variable.
public enum DisplayLoss {
  private static var action: () -> Void = {}

  /// Calls `action` once the server is gone; the process then exits with code 1 unless that ends it.
  public static func watch(_ action: @escaping () -> Void) {
    Self.action = action
    #if os(Linux)
      XSetIOErrorHandler { _ in
        // The window's connection is lost, too, which ends the program in its own thread.
        while !Thread.isMainThread { pause() }
        MainActor.assumeIsolated { DisplayLoss.action() }
        return 0
      }
    #endif
  }
}
