import Foundation
import NavigationKit

extension SceneBuilder {
  /// Sets the properties that the designer gave an object by name, as far as UIKit has them.
  func setRuntimeAttributes(of element: DocumentElement, on object: AnyObject) {
    guard let view = object as? UIView else { return }
    for attribute in reader.runtimeAttributes(of: element) {
      guard let set = Self.settable[attribute.keyPath] else {
        reader.note("\(attribute.keyPath) is not set without the app's code", at: element)
        continue
      }
      set(view, attribute.value)
    }
  }

  private static let settable: [String: (UIView, RuntimeAttribute.Value) -> Void] = [
    "layer.cornerRadius": { $0.layer.cornerRadius = $1.number ?? 0 },
    "cornerRadius": { $0.layer.cornerRadius = $1.number ?? 0 },
    "layer.borderWidth": { $0.layer.borderWidth = $1.number ?? 0 },
    "borderWidth": { $0.layer.borderWidth = $1.number ?? 0 },
    "layer.borderColor": { $0.layer.borderColor = $1.color?.cgColor },
    "borderColor": { $0.layer.borderColor = $1.color?.cgColor },
    "layer.borderUIColor": { $0.layer.borderColor = $1.color?.cgColor },
    "layer.masksToBounds": { $0.layer.masksToBounds = $1.bool ?? false },
    "clipsToBounds": { $0.clipsToBounds = $1.bool ?? false },
    "layer.shadowOpacity": { $0.layer.shadowOpacity = Float($1.number ?? 0) },
    "layer.shadowRadius": { $0.layer.shadowRadius = $1.number ?? 3 },
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

  @MainActor fileprivate var color: UIColor? {
    if case .color(let color) = self { UIColor(color) } else { nil }
  }
}
