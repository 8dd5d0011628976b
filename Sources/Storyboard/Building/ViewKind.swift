import NavigationKit

/// How an element of a kind becomes a view.
@MainActor
struct ViewKind {
  /// Makes the view.
  let make: @MainActor (DocumentElement, SceneBuilder) -> UIView
  /// Sets the attributes of its class; those of its superclasses are set before.
  let set: @MainActor (UIView, DocumentElement, SceneBuilder) -> Void
  /// Adds what is inside: the subviews, unless it says otherwise.
  var addContents: @MainActor (UIView, DocumentElement, SceneBuilder) -> Void = {
    view, element, scene in
    scene.addSubviews(of: element, to: view)
  }

  /// A kind whose views are made by a closure.
  init<View: UIView>(
    _ attributes: [Attribute<View>],
    make: @escaping @MainActor (DocumentElement, SceneBuilder) -> View
  ) {
    self.make = make
    set = { view, element, scene in
      scene.reader.play(element)
      for attribute in UIView.documentAttributes { attribute.set(view, element, scene) }
      if let control = view as? UIControl {
        for attribute in UIControl.controlAttributes { attribute.set(control, element, scene) }
      }
      if let scroll = view as? UIScrollView {
        for attribute in UIScrollView.scrollAttributes { attribute.set(scroll, element, scene) }
      }
      guard let own = view as? View else { return }
      for attribute in attributes { attribute.set(own, element, scene) }
    }
  }

  /// A kind whose views are made by `init(frame:)`.
  init<View: UIView>(_ type: View.Type, _ attributes: [Attribute<View>] = []) {
    self.init(attributes) { _, _ in type.instance(frame: .zero) }
  }

  /// The same kind, with other contents than subviews.
  func containing<View: UIView>(
    _ type: View.Type, _ add: @escaping @MainActor (View, DocumentElement, SceneBuilder) -> Void
  ) -> ViewKind {
    var kind = self
    kind.addContents = { view, element, scene in
      if let view = view as? View { add(view, element, scene) }
    }
    return kind
  }

  /// The kind of an element; one that is not known becomes a box with its name.
  static func of(_ element: DocumentElement) -> ViewKind { all[element.tag] ?? .unknown }

  private static let all: [String: ViewKind] =
    basicViews
    .merging(texts) { first, _ in first }
    .merging(controls) { first, _ in first }
    .merging(lists) { first, _ in first }
    .merging(bars) { first, _ in first }
}
