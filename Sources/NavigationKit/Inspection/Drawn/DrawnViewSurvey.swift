import Drawing
import Foundation

/// Walks the views back to front, and draws each without the views in it.
struct DrawnViewSurvey {
  private let now: TimeInterval
  private let measurer: any TextMeasurer
  private(set) var views: [DrawnView] = []
  /// How many views had each identifier so far.
  private var identifiers: [String: Int] = [:]

  init(at now: TimeInterval, measurer: any TextMeasurer) {
    (self.now, self.measurer) = (now, measurer)
  }

  /// Where a view is, with what is handed on to the views in it.
  private struct Place {
    var placement: ViewPlacement
    var clip: CGRect
    var path: String
    var opacity: CGFloat
  }

  /// Collects the views of a window.
  mutating func visit(_ window: UIWindow, on screen: CGRect) {
    visit(
      window,
      at: Place(
        placement: ViewPlacement(of: window, on: screen, at: now), clip: screen,
        path: "\(type(of: window))", opacity: 1))
  }

  private mutating func visit(_ view: UIView, at place: Place) {
    var place = place
    place.opacity *= view.presentedAlpha(at: now)
    guard !view.isHidden, place.opacity >= UIView.minimumVisibleAlpha,
      place.placement.transform.keepsUpright, place.placement.transform.a > 0
    else { return }
    if view.isClipped { place.clip = place.placement.visible }
    views.append(drawn(view, at: place))
    var counts: [ObjectIdentifier: Int] = [:]
    for subview in view.subviews {
      var inner = place
      inner.placement = ViewPlacement(of: subview, in: place.placement, at: now)
      inner.path = path(of: subview, in: place.path, &counts)
      visit(subview, at: inner)
    }
  }

  private mutating func path(
    of view: UIView, in outer: String, _ counts: inout [ObjectIdentifier: Int]
  ) -> String {
    let type = type(of: view)
    let number = counts[ObjectIdentifier(type), default: 0]
    counts[ObjectIdentifier(type)] = number + 1
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      let number = identifiers[identifier, default: 0]
      identifiers[identifier] = number + 1
      return "\(identifier)\(number == 0 ? "" : "[\(number)]")"
    }
    return "\(outer)/\(type)\(number == 0 ? "" : "[\(number)]")"
  }

  private func drawn(_ view: UIView, at place: Place) -> DrawnView {
    let frame = place.placement.frame
    let size = view.presentedGeometry(at: now).untransformedFrame.size
    var canvas = Canvas(
      now: now, traits: view.traitCollection, measurer: measurer,
      visible: CGRect(origin: .zero, size: size))
    canvas.isShallow = true
    canvas.drawContents(of: view, frame: canvas.visible)
    var parts = DrawnParts(whole: canvas.visible)
    let scale = place.placement.transform.a
    parts.add(canvas.commands, at: frame.origin, scale: scale)
    return DrawnView(
      view: view, path: place.path, frame: frame, visible: place.placement.visible,
      clip: place.clip, text: view.wholeText, lines: parts.lines, images: parts.images,
      opacity: place.opacity, cover: place.opacity == 1 ? parts.cover : .none)
  }
}

/// What the commands of a view draw: texts and pictures in the stage's points, and what they hide.
private struct DrawnParts {
  /// The view in its own points.
  let whole: CGRect
  var lines: [TextLine] = []
  var images: [ImagePlacement] = []
  var cover = DrawnView.Cover.none

  mutating func add(
    _ commands: [DrawCommand], at origin: CGPoint, scale: CGFloat, opacity: CGFloat = 1,
    inset: CGPoint = .zero
  ) {
    for command in commands {
      switch command {
      case .text(var line):
        line.origin = line.origin.scaled(by: scale, from: origin)
        line.font.size *= scale
        line.width *= scale
        line.color = line.color.faded(by: opacity)
        lines.append(line)
      case .image(var image):
        image.frame = CGRect(
          origin: image.frame.origin.scaled(by: scale, from: origin),
          size: CGSize(width: image.frame.width * scale, height: image.frame.height * scale))
        image.tint = image.tint?.faded(by: opacity)
        // What a picture without a tint shows is not known; most fill their frame.
        if image.tint == nil, image.clip.offsetBy(dx: inset.x, dy: inset.y).contains(whole) {
          hide(.opaque)
        }
        images.append(image)
      case .fill(let fill) where fill.frame.offsetBy(dx: inset.x, dy: inset.y).contains(whole):
        hide(fill.color.alpha * opacity == 1 ? .opaque : .veil)
      case .material(let glass) where glass.frame.offsetBy(dx: inset.x, dy: inset.y).contains(whole):
        hide(.opaque)
      case .layer(let layer) where layer.isUntransformed:
        add(
          layer.commands, at: layer.origin.scaled(by: scale, from: origin), scale: scale,
          opacity: opacity * layer.opacity,
          inset: CGPoint(x: inset.x + layer.origin.x, y: inset.y + layer.origin.y))
      default: break
      }
    }
  }
}

extension DrawnParts {
  private mutating func hide(_ cover: DrawnView.Cover) {
    if self.cover != .opaque { self.cover = cover }
  }
}

extension CGPoint {
  fileprivate nonisolated func scaled(by scale: CGFloat, from origin: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + x * scale, y: origin.y + y * scale)
  }
}

extension UIView {
  /// The text that a label shows; nil for a field's own, which scrolls.
  fileprivate var wholeText: String? {
    guard let label = self as? UILabel, (label as? FieldLabel)?.field?.hasText != true else {
      return nil
    }
    return label.text
  }
}
