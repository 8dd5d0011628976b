public import Foundation
public import NavigationKit

/// Compares the frames that constraints give a storyboard's views with those that Xcode stored.
///
/// Each scene is laid out in the size that it was drawn in, from zero: the stored frames of views
/// under constraints are not used. Texts, controls and images have the size that Xcode stored for
/// their content, as Xcode's letters, and the controls of later systems, differ; only the layout is
/// compared.
@MainActor
public struct LayoutCheck {
  /// A view whose frame was compared.
  public struct Frame: Sendable, Hashable {
    /// The element's kind and id.
    public let name: String
    /// Its line in the file.
    public let line: Int
    /// The frame in the file, in points; mirrored in a layout from right to left.
    public let stored: CGRect
    /// The frame that the constraints give.
    public let found: CGRect

    /// The largest difference of an edge or a length, in points.
    public var difference: CGFloat {
      [
        stored.minX - found.minX, stored.minY - found.minY, stored.width - found.width,
        stored.height - found.height,
      ].map(abs).max() ?? 0
    }

    /// Whether both frames are the same.
    public var isAsStored: Bool { difference <= LayoutCheck.tolerance }
  }

  /// Why a view under constraints is not compared.
  public enum Exclusion: String, Sendable, CaseIterable {
    /// The designer left it elsewhere than its constraints would put it.
    case misplaced
    /// Its stored frame does not satisfy its own constraints, though the file does not say so.
    case stale = "not updated"
    /// Its constraints leave more than one frame, as the solver finds.
    case ambiguous
    /// The file has no frame for it.
    case withoutFrame = "without a frame"
    /// It is hidden in a stack, which gives it no room.
    case hidden
    /// It was not made, or is not on screen, such as a view of a prototype.
    case offScreen = "off screen"
    /// A view around it has another size, which comes from no constraint, such as a list's cell.
    case resized = "in what has another size"
  }

  /// The views whose constraints determine them.
  public private(set) var frames: [Frame] = []
  /// The lines of the views that were left out, by the reason.
  public private(set) var excluded: [Exclusion: [Int]] = [:]

  /// How long a side of a canvas can be, in points.
  private static let canvas: ClosedRange<CGFloat> = 1...4096
  /// In points, as both frames are rounded to pixels.
  nonisolated static let tolerance: CGFloat = 1

  private var stale: Set<String> = []
  private let file: StoryboardFile
  private let stage: Stage
  private let insets: (CGSize) -> UIEdgeInsets?

  /// Lays out all scenes.
  ///
  /// - Parameter insets: The insets by status bar and home indicator on a screen of a size; nil if no
  /// screen has that size.
  public init(
    of file: StoryboardFile, on stage: Stage, insets: @escaping (CGSize) -> UIEdgeInsets?
  ) {
    (self.file, self.stage, self.insets) = (file, stage, insets)
    let bars = file.inferredBars()
    for (index, scene) in file.document.scenes.enumerated() where scene.reference == nil {
      check(scene, bars[index] ?? InferredBars())
    }
  }

  /// The frames that differ from the file, the largest differences first.
  public var worst: [Frame] {
    frames.filter { !$0.isAsStored }.sorted { $0.difference > $1.difference }
  }

  private mutating func check(_ scene: DocumentScene, _ bars: InferredBars) {
    guard let controller = scene.controller, let root = controller.child(key: "view"),
      let size = file.reader.rect("frame", of: root)?.size, Self.canvas.contains(size.width),
      Self.canvas.contains(size.height),
      let made = show(
        scene, size, bars.safeArea(of: size, insets),
        as: DrawnSafeArea(of: controller, root, file.reader))
    else { return }
    stale = StaleFrames(in: root, file.reader).ids
    stage.perform { made.forgetFrames(but: stale) }
    stage.settle()
    compare(root, of: made, isResized: false)
  }

  /// Compares a view and those in it; `isResized` says whether a view around them has another size.
  private mutating func compare(
    _ element: DocumentElement, of scene: SceneBuilder, isResized: Bool
  ) {
    var isResized = isResized
    if let view = element.id.flatMap({ scene.madeObject($0) }) as? UIView {
      if !view.translatesAutoresizingMaskIntoConstraints {
        compare(view, element, isResized: isResized)
        isResized = isResized || element.id.map(stale.contains) == true
      } else if let size = file.reader.rect("frame", of: element)?.size {
        isResized = isResized || !size.isLike(view.bounds.size)
      }
    }
    for child in element.children { compare(child, of: scene, isResized: isResized) }
  }

  /// Shows a scene with its bars, its views laid out from zero.
  private func show(
    _ scene: DocumentScene, _ size: CGSize, _ safeArea: UIEdgeInsets, as drawn: DrawnSafeArea
  ) -> SceneBuilder? {
    var made: SceneBuilder?
    var area = safeArea
    area.top = drawn.top ?? area.top
    area.bottom = drawn.bottom ?? area.bottom
    stage.resize(to: size, safeAreaInsets: area)
    stage.show(
      { [file] in
        guard let controller = file.makeController(of: scene, UIStoryboard(file)) else {
          return UIViewController()
        }
        made = controller.sceneContent as? SceneBuilder
        return controller
      }, restoring: nil)
    // Makes the cells.
    stage.settle()
    return made
  }

  private mutating func compare(_ view: UIView, _ element: DocumentElement, isResized: Bool) {
    if let exclusion = exclusion(of: view, element, isResized: isResized) {
      excluded[exclusion, default: []].append(element.line)
    } else if let stored = file.reader.rect("frame", of: element) {
      frames.append(
        Frame(
          name: element.name, line: element.line, stored: view.mirrored(stored), found: view.frame))
    }
  }

  private func exclusion(
    of view: UIView, _ element: DocumentElement, isResized: Bool
  ) -> Exclusion? {
    if file.reader.bool("misplaced", of: element) == true { return .misplaced }
    if element.id.map(stale.contains) == true { return .stale }
    if file.reader.rect("frame", of: element) == nil { return .withoutFrame }
    if view.window == nil { return .offScreen }
    if isResized { return .resized }
    if view.isHidden, view.superview is UIStackView { return .hidden }
    // A view without a size by constraints ends up empty.
    if !view.hasContent, min(view.frame.width, view.frame.height) <= 0 { return .ambiguous }
    if file.reader.bool("ambiguous", of: element) == true || view.hasAmbiguousLayout {
      return .ambiguous
    }
    return nil
  }
}

extension CGSize {
  /// Whether a content of this size has a length along an axis.
  fileprivate func has(_ axis: NSLayoutConstraint.Axis) -> Bool {
    (axis == .horizontal ? width : height) != UIView.noIntrinsicMetric
  }

  fileprivate func isLike(_ size: CGSize) -> Bool {
    abs(width - size.width) <= LayoutCheck.tolerance
      && abs(height - size.height) <= LayoutCheck.tolerance
  }
}

extension SceneBuilder {
  /// Sets the stored frames of views under constraints to zero; their size stays that of their content,
  /// if they have one, and that of stale views as stored, for the views around them.
  fileprivate func forgetFrames(but stale: Set<String>) {
    let staleViews = stale.compactMap { madeObject($0) as? UIView }
    element.forEach { element in
      guard let id = element.id, let view = madeObject(id) as? UIView,
        !view.translatesAutoresizingMaskIntoConstraints
      else { return }
      let frame = reader.rect("frame", of: element) ?? view.frame
      let size = view.alignmentRect(forFrame: frame).size
      view.frame = .zero
      if view.hasContent { view.setContent(size) }
      if stale.contains(id), !staleViews.contains(where: { $0 === view.superview }) {
        view.keepSize(size)
      }
      // On the canvas a spinner is visible although it is not turning.
      (view as? UIActivityIndicatorView)?.hidesWhenStopped = false
    }
  }
}

extension UIView {
  /// A frame of the view as files store it, from left to right, in the direction of its superview.
  fileprivate func mirrored(_ frame: CGRect) -> CGRect {
    guard let superview, superview.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return frame
    }
    let width = (superview as? UIScrollView)?.contentSize.width ?? superview.bounds.width
    // Shadows and the like stay at their side.
    var rect = alignmentRect(forFrame: frame)
    rect.origin.x = width - rect.maxX
    return self.frame(forAlignmentRect: rect)
  }

  /// Whether the view has an intrinsic size.
  fileprivate var hasContent: Bool {
    let size = intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
  }

  /// Gives the view a size that its own constraints can change.
  fileprivate func keepSize(_ size: CGSize) {
    let kept = [
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ]
    for constraint in kept { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(kept)
  }

  /// Gives the view a size with the priorities of its content, in place of its intrinsic one.
  fileprivate func setContent(_ size: CGSize) {
    for (axis, length, anchor) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, widthAnchor),
      (.vertical, size.height, heightAnchor),
    ] where intrinsicContentSize.has(axis) {
      let maximum = anchor.constraint(lessThanOrEqualToConstant: length)
      maximum.priority = contentHuggingPriority(for: axis)
      let minimum = anchor.constraint(greaterThanOrEqualToConstant: length)
      minimum.priority = contentCompressionResistancePriority(for: axis)
      setContentHuggingPriority(UILayoutPriority(1), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
      NSLayoutConstraint.activate([maximum, minimum])
    }
  }
}
