import Foundation

/// What is remembered of a window and its app.
extension FrameLoop {
  /// Has written what changed a while ago.
  func keepWhatIsDue() {
    let due = keeping.takeDue(at: elapsed)
    if due.window { window.turning == nil ? keepWindow() : keeping.noteMove(at: elapsed) }
    if due.app { onRest() }
  }

  /// Has written where the user has moved the window, and the zoom to which it was resized.
  func keepWindow() {
    window.movedPosition.map(onMove)
    guard window.zoom != keeping.zoom else { return }
    keeping.zoom = window.zoom
    onZoom(window.zoom)
  }
}
