import Drawing
import Foundation

extension UIView {
  /// The layer, made at the first access; most views need none.
  var usedLayer: CALayer {
    if let layerIfUsed { return layerIfUsed }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.layerClass) is not a subclass of CALayer.")
    }
    let layer = layerClass == CALayer.self ? CALayer() : layerClass.instance()
    layer.host = self
    layerIfUsed = layer
    return layer
  }

  /// A view whose opacity cuts out what is visible of this one, at its place in the bounds.
  public var mask: UIView? {
    get { layerIfUsed?.tree.maskView }
    set {
      guard newValue !== mask else { return }
      layer.mask = newValue?.layer
    }
  }

  func recordHierarchy(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    displayWhatNeedsIt()
    let stretch = CGAffineTransform(
      scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
    context.record(
      drawnCommands,
      at: stretch.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    return true
  }

  /// The commands that draw the view and all in it as they look now, from its upper left corner.
  package var drawnCommands: [DrawCommand] {
    commands { $0.drawSnapshot(of: self, in: $1) }
  }

  /// The opacity that it is drawn with now, without those of the views that it is in.
  package var drawnAlpha: CGFloat {
    presentedAlpha(at: (window?.stage ?? Stage.current)?.now ?? 0)
  }

  /// The commands that draw the view alone as it looks now, from its upper left corner.
  package var ownCommands: [DrawCommand] {
    commands { canvas, shape in
      canvas.isShallow = true
      canvas.drawContents(of: self, frame: shape)
    }
  }

  private func commands(_ draw: (inout Canvas, CGRect) -> Void) -> [DrawCommand] {
    let stage = window?.stage ?? Stage.current
    let shape = CGRect(origin: .zero, size: bounds.size)
    var canvas = Canvas(
      now: stage?.now ?? 0, traits: traitCollection,
      measurer: stage?.textMeasurer ?? FixedTextMeasurer(), visible: shape)
    draw(&canvas, shape)
    return canvas.commands
  }
}
