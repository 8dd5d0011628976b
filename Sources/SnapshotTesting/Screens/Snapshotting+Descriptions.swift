public import Foundation
public import NavigationKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// The views of a controller as text, in the size of its view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of a controller on a device as text, a line each.
  ///
  /// - Parameters:
  ///   - config: The device's screen.
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(on: config.overridden(size: size, traits: traits)) { controller, _ in
      ViewTreeText(controller.view).text
    }
  }

  /// A controller and those inside it as text, a line each, with their states and views.
  public static var hierarchy: Snapshotting {
    text(on: ViewImageConfig()) { controller, _ in ControllerTreeText(controller).text }
  }

  /// The things that a person sees of a controller as text: stack, bars, elements with frames.
  public static var elements: Snapshotting { .elements() }

  /// The things that a person sees of a controller on a device as text, with their frames.
  ///
  /// A failure says in sentences which have moved.
  ///
  /// - Parameters:
  ///   - config: The device's screen.
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func elements(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(on: config.overridden(size: size, traits: traits)) { _, stage in ScreenWords.of(stage) }
      .comparing(by: .screens)
  }

  static func text(
    on config: ViewImageConfig,
    _ text: @escaping @MainActor (UIViewController, Stage) throws -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (controller: UIViewController) in
      MainActor.assumeIsolated {
        PaintedScreen.noting(else: "") {
          try ShownView.with(controller, on: config) { try text(controller, $0) }
        }
      }
    }.onMainThread
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A view and those inside it as text, in its own size.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A view and those inside it as text, a line each.
  ///
  /// - Parameters:
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(on: ViewImageConfig(size: size, traits: traits)) { view, _ in ViewTreeText(view).text }
  }

  /// The things that a person sees of a view as text, with their frames.
  public static var elements: Snapshotting {
    text(on: ViewImageConfig()) { _, stage in ScreenWords.of(stage) }.comparing(by: .screens)
  }

  private static func text(
    on config: ViewImageConfig, _ text: @escaping @MainActor (UIView, Stage) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view: UIView) in
      MainActor.assumeIsolated {
        PaintedScreen.noting(else: "") {
          try ShownView.with(view, on: config) { text(view, $0) }
        }
      }
    }.onMainThread
  }
}
