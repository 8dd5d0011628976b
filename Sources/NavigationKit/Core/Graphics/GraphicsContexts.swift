import Drawing
import Foundation

/// The contexts that code draws into, the innermost last.
enum GraphicsContexts {
  private struct Entry {
    let context: CGContext
    let traits: UITraitCollection
    /// The image that is made of it; nil for none.
    var image: UIGraphicsImageRendererContext?
  }

  private static var entries: [Entry] = []
  /// The traits of calls that run code with some, the innermost last.
  private static var traitStack: [UITraitCollection] = []

  /// The context that code draws into now.
  static var current: CGContext? { entries.last?.context }
  /// The traits with which it draws; nil if it does not.
  static var traits: UITraitCollection? { traitStack.last ?? entries.last?.traits }
  /// The image that is being drawn; nil for none.
  static var image: UIGraphicsImageRendererContext? { entries.last?.image }

  /// Calls code for which traits are the current ones.
  static func run(with traits: UITraitCollection, _ body: () -> Void) {
    traitStack.append(traits)
    defer { traitStack.removeLast() }
    body()
  }

  static func push(
    _ context: CGContext, traits: UITraitCollection, image: UIGraphicsImageRendererContext? = nil
  ) {
    entries.append(Entry(context: context, traits: traits, image: image))
  }

  static func pop() { _ = entries.popLast() }

  /// Calls code that draws into a context.
  static func draw<Result>(
    into context: CGContext, traits: UITraitCollection, _ body: () -> Result
  ) -> Result {
    push(context, traits: traits)
    defer { pop() }
    return body()
  }
}

/// The context that code draws into now; nil outside of ``UIView/draw(_:)`` and the like.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.push(context, traits: .current)
}

/// Goes back to the context before.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }

/// Fills a rectangle in the current context, with a blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.current?.fill(rect, blendMode: blendMode)
}

/// Draws the outline of a rectangle, inside its edge, in the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits what is drawn next in the current context to a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

extension CGContext {
  /// Fills a rectangle in the fill colour, with a blend mode.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    keepingState {
      setBlendMode(blendMode)
      fill(rect)
    }
  }
}
