import Foundation

/// An animation between `beginAnimations` and `commitAnimations`.
final class AnimationBlock {
  /// The blocks that were begun and not committed, the innermost last.
  private static var open: [AnimationBlock] = []
  static var current: AnimationBlock? { open.last }

  var timing = LayerTiming(duration: AnimationBlock.duration)
  /// The view that the block turns over, and its former picture.
  private var turned: (view: UIView, picture: FormerPicture)?
  /// The animation contexts inside the block and around it.
  private var inner: AnimationContext?
  private var outer: AnimationContext?

  /// Seconds; as UIKit documents it.
  private static let duration: TimeInterval = 0.2

  private init() { timing.curve = .easeInOut }

  static func begin() {
    let block = AnimationBlock()
    open.append(block)
    // A transition or a rotation animates all that is changed for it.
    let driven = AnimationContext.current.flatMap { $0.isDriven ? $0 : nil }
    let context = UIView.areAnimationsEnabled ? driven ?? block.context : nil
    block.inner = context
    block.outer = AnimationContext.replace(by: context)
  }

  static func commit() {
    guard let block = open.popLast() else { return }
    // A block that was begun in another one's closure may be left open behind that.
    if AnimationContext.current === block.inner {
      _ = AnimationContext.replace(by: block.outer)
    }
    block.inner = nil  // it holds the block
    block.turnOver()
  }

  /// Commits the blocks that an update has left open.
  static func commitAll() { while !open.isEmpty { commit() } }

  /// The context that animates each change with the block's timing at that moment.
  private var context: AnimationContext {
    AnimationContext { [self] stage in
      guard timing.repeatCount == 1, !timing.autoreverses else {
        var repeated = timing
        repeated.fillMode = .both
        return .repeating(start: stage.now, repeated)
      }
      return .time(
        start: stage.now + timing.delay, duration: timing.duration, curve: timing.curve)
    }
  }

  /// Has a view turned over to what it looks like in the end.
  func turn(_ view: UIView, from edge: FormerPicture.Edge) {
    let picture = FormerPicture(
      commands: view.drawnCommands, kind: .flip(from: edge), timing: timing)
    turned = (view, picture)
  }

  private func turnOver() {
    guard let (view, picture) = turned, view.window?.stage != nil, timing.duration > 0,
      UIView.areAnimationsEnabled
    else { return }
    view.layer.show(FormerPicture(commands: picture.commands, kind: picture.kind, timing: timing))
  }
}
