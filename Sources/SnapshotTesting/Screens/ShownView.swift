import Foundation
import NavigationKit
import NavigationShell

/// Shows views on a stage of their own for as long as a snapshot takes, and puts them back.
@MainActor
enum ShownView {
  /// Calls code with the stage that shows a controller.
  ///
  /// A controller inside another one is shown as its view alone, so that it keeps its parent; an alert is
  /// not stretched.
  static func with<Result>(
    _ controller: UIViewController, on config: ViewImageConfig, _ body: (Stage) throws -> Result
  ) throws -> Result {
    guard controller.parent == nil else {
      return try with(loaded(controller), on: config, body)
    }
    if let alert = controller as? UIAlertController {
      let ground = AlertGround(alert)
      defer { ground.release() }
      return try with(ground, on: config, body)
    }
    let size = try size(of: config, orElse: { loaded(controller) })
    let stage = try TestStage.make(size: size, safeArea: config.safeArea, traits: config.traits)
    let (window, frame) = (controller.viewIfLoaded?.window, controller.viewIfLoaded?.frame)
    try show(controller, on: stage)
    let result = Swift.Result { try body(stage) }
    stage.window.rootViewController = nil
    frame.map { controller.view.frame = $0 }
    if let window, window.rootViewController === controller {
      window.rootViewController = nil
      window.rootViewController = controller
    }
    return try result.get()
  }

  /// Calls code with a stage of a view's size that shows it.
  static func with<Result>(
    _ view: UIView, on config: ViewImageConfig, _ body: (Stage) throws -> Result
  ) throws -> Result {
    let (frame, superview) = (view.frame, view.superview)
    let place = superview?.subviews.firstIndex(of: view)
    let size = try size(of: config, orElse: { view })
    let stage = try TestStage.make(size: size, safeArea: config.safeArea, traits: config.traits)
    let ground = GroundController(view, size: size)
    try show(ground, on: stage)
    let result = Swift.Result { try body(stage) }
    stage.window.rootViewController = nil
    view.removeFromSuperview()
    view.frame = frame
    if let superview, let place { superview.insertSubview(view, at: place) }
    return try result.get()
  }

  /// Shows a controller and lets what moves come to rest; what is put off to later stays so, unless
  /// the strategy waits for it.
  private static func show(_ controller: UIViewController, on stage: Stage) throws {
    // The test may have left something for the end of an update.
    TestStage.shared?.perform {}
    stage.window.backgroundColor = .clear
    stage.perform { stage.window.rootViewController = controller }
    stage.window.makeKeyAndVisible()
    try stage.finishMainQueue()
    if Waiting.virtualSeconds > 0 { stage.advance(by: Waiting.virtualSeconds) }
    try stage.finishMotion()
  }

  private static func loaded(_ controller: UIViewController) -> UIView {
    TestStage.shared?.perform { controller.view } ?? controller.view
  }

  /// The size in points: the screen's, else a view's own, else what fits into it.
  private static func size(
    of config: ViewImageConfig, orElse view: () -> UIView
  ) throws(SnapshotFault) -> CGSize {
    if let size = config.size, size.width > 0, size.height > 0 { return size }
    let view = view()
    let own = view.frame.size
    if own.width > 0, own.height > 0 { return own }
    let fitting = TestStage.shared?.perform {
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    guard let fitting, fitting.width > 0, fitting.height > 0 else {
      throw .noSize(of: "the \(type(of: view))")
    }
    return fitting
  }
}

/// The ground that a view stands on.
private final class GroundController: UIViewController {
  private let shown: UIView
  private let size: CGSize

  init(_ shown: UIView, size: CGSize) {
    self.shown = shown
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = nil
    if shown.frame.size != size || shown.frame.origin != .zero {
      shown.frame = CGRect(origin: .zero, size: size)
    }
    view.addSubview(shown)
  }
}
