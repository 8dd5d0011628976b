import Foundation
import NavigationKit

extension SceneBuilder {
  /// Sets the properties that the designer gave an object by name: those of the app's class, then
  /// those that UIKit has.
  func setRuntimeAttributes(of element: DocumentElement, on object: AnyObject) {
    for attribute in reader.runtimeAttributes(of: element)
    where !setOutlet(attribute, of: object) {
      guard let view = object as? UIView, let set = Self.settable[attribute.keyPath] else {
        reader.note("\(attribute.keyPath) is not set without the app's code", at: element)
        continue
      }
      set(view, attribute.value)
    }
  }

  private func setOutlet(_ attribute: RuntimeAttribute, of object: AnyObject) -> Bool {
    guard let outlet = Outlet.declared(attribute.keyPath, of: object) else { return false }
    return values(of: attribute.value).contains { outlet.set(object, $0) }
  }

  /// The value in each type that a property may have.
  private func values(of value: RuntimeAttribute.Value) -> [Any] {
    switch value {
    case .bool(let value): [value]
    case .int(let value): [value, Double(value), CGFloat(value), Float(value)]
    case .double(let value): [value, CGFloat(value), Float(value)]
    case .string(let text): [text]
    case .color(let color): [UIColor(color)]
    case .point(let point): [point]
    case .size(let size): [size]
    case .rect(let rect): [rect]
    case .range(let location, let length): [NSRange(location: location, length: length)]
    case .image(let name): UIImage(named: name).map { [$0] } ?? []
    case .null: []
    }
  }

  private static let settable: [String: (UIView, RuntimeAttribute.Value) -> Void] = [
    "layer.cornerRadius": { $0.layer.cornerRadius = $1.number ?? 0 },
    // No view has such a property; where an app adds one, it clips what is inside, too.
    "cornerRadius": {
      $0.layer.cornerRadius = $1.number ?? 0
      $0.clipsToBounds = true
    },
    "layer.borderWidth": { $0.layer.borderWidth = $1.number ?? 0 },
    "borderWidth": { $0.layer.borderWidth = $1.number ?? 0 },
    "layer.borderColor": { $0.layer.borderColor = $1.color?.cgColor },
    "borderColor": { $0.layer.borderColor = $1.color?.cgColor },
    "layer.borderUIColor": { $0.layer.borderColor = $1.color?.cgColor },
    "layer.masksToBounds": { $0.layer.masksToBounds = $1.bool ?? false },
    "clipsToBounds": { $0.clipsToBounds = $1.bool ?? false },
    "layer.shadowOpacity": { $0.layer.shadowOpacity = Float($1.number ?? 0) },
    "layer.shadowRadius": { $0.layer.shadowRadius = $1.number ?? 3 },
    "layer.shadowOffset": { $0.layer.shadowOffset = $1.size ?? $0.layer.shadowOffset },
    "layer.shadowColor": { $0.layer.shadowColor = $1.color?.cgColor },
    "alpha": { $0.alpha = $1.number ?? 1 },
    "hidden": { $0.isHidden = $1.bool ?? false },
  ]
}

extension RuntimeAttribute.Value {
  fileprivate var number: CGFloat? {
    switch self {
    case .int(let value): CGFloat(value)
    case .double(let value): CGFloat(value)
    case .string(let text): Double(text).map { CGFloat($0) }
    default: nil
    }
  }

  fileprivate var bool: Bool? {
    if case .bool(let value) = self { value } else { number.map { $0 != 0 } }
  }

  fileprivate var size: CGSize? {
    if case .size(let size) = self { size } else { nil }
  }

  @MainActor fileprivate var color: UIColor? {
    if case .color(let color) = self { UIColor(color) } else { nil }
  }
}
