import NavigationKit

/// How an attribute of an element is set on the object made of it.
@MainActor
struct Attribute<Target: AnyObject> {
  let set: @MainActor (Target, DocumentElement, SceneBuilder) -> Void

  /// A word `YES` or `NO`.
  static func bool(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Bool>
  ) -> Attribute {
    Attribute { target, element, scene in
      if let value = scene.reader.bool(name, of: element) { target[keyPath: path] = value }
    }
  }

  /// A whole number.
  static func int(_ name: String, _ path: ReferenceWritableKeyPath<Target, Int>) -> Attribute {
    Attribute { target, element, scene in
      if let value = scene.reader.int(name, of: element) { target[keyPath: path] = value }
    }
  }

  /// A number.
  static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Number>
  ) -> Attribute {
    Attribute { target, element, scene in
      if let value = scene.reader.length(name, of: element) {
        target[keyPath: path] = Number(value)
      }
    }
  }

  /// A text, as an attribute or a child.
  static func text(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, String?>
  ) -> Attribute {
    Attribute { target, element, scene in
      if let value = scene.reader.string(name, of: element) { target[keyPath: path] = value }
    }
  }

  /// One of several words.
  static func choice<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, _ values: [String: Value]
  ) -> Attribute {
    Attribute { target, element, scene in
      if let value = scene.reader.choice(name, of: element, among: values) {
        target[keyPath: path] = value
      }
    }
  }

  /// A colour; one that is explicitly nil removes the default one.
  static func color(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, UIColor?>
  ) -> Attribute {
    Attribute { target, element, scene in
      if element.isNil(key) { target[keyPath: path] = nil }
      if let color = scene.reader.uiColor(key, of: element) { target[keyPath: path] = color }
    }
  }

  /// An image by its name.
  static func image(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, UIImage?>
  ) -> Attribute {
    Attribute { target, element, scene in
      if let image = scene.image(name, of: element) { target[keyPath: path] = image }
    }
  }

  /// Anything else.
  static func other(_ set: @escaping @MainActor (Target, DocumentElement, SceneBuilder) -> Void)
    -> Attribute
  {
    Attribute(set: set)
  }
}
