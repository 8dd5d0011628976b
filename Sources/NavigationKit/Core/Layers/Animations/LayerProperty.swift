import Drawing
import Foundation

/// A property of a layer that animations change.
struct LayerProperty {
  /// The value in a layer's values; nil for a colour or path that is none.
  let get: (LayerValues) -> AnimatableValue?
  /// Changes the value in a layer's values; one of another kind changes nothing.
  let set: (AnimatableValue, inout LayerValues) -> Void
  /// A value as code gives it; nil if it is none of the property's.
  let value: (Any) -> AnimatableValue?

  func value(of object: Any?) -> AnimatableValue? { object.flatMap(value) }

  /// The property of a key path; one that layers do not know is kept by name.
  static func named(_ keyPath: String) -> LayerProperty { all[keyPath] ?? kept(keyPath) }

  /// The property of a key path that layers know; nil for another.
  static func builtIn(_ keyPath: String) -> LayerProperty? { all[keyPath] }

  /// Whether a change of a property is animated by itself.
  static func isImplicit(_ keyPath: String) -> Bool {
    // As Core Animation documents it of these.
    all[keyPath] != nil && !["path", "shadowPath", "hidden"].contains(keyPath)
  }

  private static let all: [String: LayerProperty] = [
    "opacity": number(\.opacity),
    "position": point(\.geometry.center),
    "position.x": number(\.geometry.center.x),
    "position.y": number(\.geometry.center.y),
    "anchorPoint": point(\.geometry.anchorPoint),
    "bounds": rect(\.geometry.bounds),
    "bounds.origin": point(\.geometry.boundsOrigin),
    "bounds.origin.x": number(\.geometry.boundsOrigin.x),
    "bounds.origin.y": number(\.geometry.boundsOrigin.y),
    "bounds.size": size(\.size),
    "bounds.size.width": number(\.size.width),
    "bounds.size.height": number(\.size.height),
    "transform": transform(\.transform),
    "sublayerTransform": transform(\.sublayerTransform),
    "zPosition": number(\.style.zPosition),
    "hidden": flag(\.isHidden),
    "contents": contents,
    "contentsRect": rect(\.style.contentsRect),
    "contentsCenter": rect(\.style.contentsCenter),
    "shadowPath": path(\.style.shadowPath),
    "transform.scale.z": number(\.transform.depthScale),
    "transform.rotation.x": number(\.transform.rotationX),
    "transform.rotation.y": number(\.transform.rotationY),
    "transform.translation.z": number(\.transform.m43),
    "transform.scale": number(\.scale),
    "transform.scale.x": number(\.components.scale.width),
    "transform.scale.y": number(\.components.scale.height),
    "transform.rotation": number(\.components.rotation),
    "transform.rotation.z": number(\.components.rotation),
    "transform.translation": size(\.translation),
    "transform.translation.x": number(\.translation.width),
    "transform.translation.y": number(\.translation.height),
    "backgroundColor": color(\.backgroundColor),
    "cornerRadius": number(\.style.cornerRadius),
    "borderWidth": number(\.style.borderWidth),
    "borderColor": color(\.style.borderColor),
    "shadowColor": color(\.style.shadowColor),
    "shadowOpacity": number(\.style.shadowOpacity),
    "shadowOffset": size(\.style.shadowOffset),
    "shadowRadius": number(\.style.shadowRadius),
    "path": path(\.shape.path),
    "fillColor": color(\.shape.fillColor),
    "strokeColor": color(\.shape.strokeColor),
    "lineWidth": number(\.shape.lineWidth),
    "lineDashPhase": number(\.shape.lineDashPhase),
    "strokeStart": number(\.shape.strokeStart),
    "strokeEnd": number(\.shape.strokeEnd),
    "colors": colors(\.gradient.colors),
    "locations": numbers(\.gradient.locations),
    "startPoint": point(\.gradient.startPoint),
    "endPoint": point(\.gradient.endPoint),
    "foregroundColor": color(\.text.color),
    "fontSize": number(\.text.fontSize),
    "instanceDelay": number(\.replication.delay),
    "instanceTransform": transform(\.replication.transform),
    "instanceColor": color(\.replication.color),
    "instanceAlphaOffset": number(\.replication.alphaOffset),
  ]
}

/// The kinds of properties.
extension LayerProperty {
  private static func number(_ path: WritableKeyPath<LayerValues, CGFloat>) -> LayerProperty {
    LayerProperty(
      get: { .number($0[keyPath: path]) },
      set: { if case .number(let number) = $0 { $1[keyPath: path] = number } },
      value: { CGFloat(anyNumber: $0).map(AnimatableValue.number) })
  }

  private static func point(_ path: WritableKeyPath<LayerValues, CGPoint>) -> LayerProperty {
    LayerProperty(
      get: { .point($0[keyPath: path]) },
      set: { if case .point(let point) = $0 { $1[keyPath: path] = point } },
      value: { ($0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue).map(AnimatableValue.point) })
  }

  private static func size(_ path: WritableKeyPath<LayerValues, CGSize>) -> LayerProperty {
    LayerProperty(
      get: { .size($0[keyPath: path]) },
      set: { if case .size(let size) = $0 { $1[keyPath: path] = size } },
      value: { ($0 as? CGSize ?? ($0 as? NSValue)?.cgSizeValue).map(AnimatableValue.size) })
  }

  private static func rect(_ path: WritableKeyPath<LayerValues, CGRect>) -> LayerProperty {
    LayerProperty(
      get: { .rect($0[keyPath: path]) },
      set: { if case .rect(let rect) = $0 { $1[keyPath: path] = rect } },
      value: { ($0 as? CGRect ?? ($0 as? NSValue)?.cgRectValue).map(AnimatableValue.rect) })
  }

  private static func color(_ path: WritableKeyPath<LayerValues, Color?>) -> LayerProperty {
    LayerProperty(
      // No colour fades like a clear one.
      get: { .color($0[keyPath: path] ?? .clear) },
      set: { if case .color(let color) = $0 { $1[keyPath: path] = color == .clear ? nil : color } },
      value: { ($0 as? CGColor ?? ($0 as? UIColor)?.cgColor).map { .color($0.color) } })
  }

  private static func transform(
    _ path: WritableKeyPath<LayerValues, CATransform3D>
  ) -> LayerProperty {
    LayerProperty(
      get: { .of($0[keyPath: path]) },
      set: {
        switch $0 {
        case .transform(let flat): $1[keyPath: path] = CATransform3DMakeAffineTransform(flat)
        case .spatial(let transform): $1[keyPath: path] = transform
        default: break
        }
      },
      value: { value in
        if let flat = value as? CGAffineTransform { return .transform(flat) }
        return (value as? CATransform3D).map(AnimatableValue.of)
      })
  }

  private static func flag(_ path: WritableKeyPath<LayerValues, Bool>) -> LayerProperty {
    LayerProperty(
      get: { .number($0[keyPath: path] ? 1 : 0) },
      set: { if case .number(let number) = $0 { $1[keyPath: path] = number >= 0.5 } },
      value: { ($0 as? Bool).map { .number($0 ? 1 : 0) } })
  }

  /// The picture, which fades into another.
  private static var contents: LayerProperty {
    LayerProperty(
      get: { $0.style.contents.map { .picture($0, former: nil, share: 0) } },
      set: {
        guard case .picture(let image, let former, let share) = $0 else { return }
        $1.style.contents = image
        $1.style.formerContents = former.map { ($0, share) }
      },
      value: { ($0 as? CGImage).map { .picture($0, former: nil, share: 0) } })
  }

  private static func kept(_ name: String) -> LayerProperty {
    LayerProperty(
      get: { $0.animatedKept[name] ?? $0.kept[name].flatMap(AnimatableValue.init(any:)) },
      set: { $1.animatedKept[name] = $0 }, value: AnimatableValue.init(any:))
  }

  private static func path(_ path: WritableKeyPath<LayerValues, Path?>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path].map(AnimatableValue.path) },
      set: { if case .path(let new) = $0 { $1[keyPath: path] = new } },
      value: { ($0 as? CGPath).map { .path($0.path) } })
  }

  private static func colors(_ path: WritableKeyPath<LayerValues, [Color]>) -> LayerProperty {
    LayerProperty(
      get: { .colors($0[keyPath: path]) },
      set: { if case .colors(let colors) = $0 { $1[keyPath: path] = colors } },
      value: { ($0 as? [CGColor]).map { .colors($0.map(\.color)) } })
  }

  private static func numbers(_ path: WritableKeyPath<LayerValues, [CGFloat]>) -> LayerProperty {
    LayerProperty(
      get: { .numbers($0[keyPath: path]) },
      set: { if case .numbers(let numbers) = $0 { $1[keyPath: path] = numbers } },
      value: { ($0 as? [Any]).map { .numbers($0.compactMap(CGFloat.init(anyNumber:))) } })
  }
}

nonisolated extension CGFloat {
  /// A number as code gives it; nil if it is none.
  init?(anyNumber value: Any) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
