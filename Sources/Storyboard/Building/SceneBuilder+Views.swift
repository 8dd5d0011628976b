import Foundation
import NavigationKit

extension SceneBuilder {
  /// Makes a view with its attributes, guides and subviews.
  func makeView(_ element: DocumentElement) -> UIView {
    let kind = ViewKind.of(element)
    let view = ownView(element) ?? kind.make(element, self)
    register(view, element)
    if let frame = reader.rect("frame", of: element) { view.frame = frame }
    kind.set(view, element, self)
    registerGuides(of: element, view)
    kind.addContents(view, element, self)
    return view
  }

  /// Adds the subviews, into a stack as arranged ones.
  func addSubviews(of element: DocumentElement, to view: UIView) {
    for child in element.children(in: "subviews") {
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  func registerGuides(of element: DocumentElement, _ view: UIView) {
    for guide in element.children where guide.tag == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": register(view.safeAreaLayoutGuide, id: guide.id)
      case "layoutMargins": register(view.layoutMarginsGuide, id: guide.id)
      case "readableContent", "readableContentGuide":
        register(view.readableContentGuide, id: guide.id)
      case "keyboard": register(view.keyboardLayoutGuide, id: guide.id)
      case "contentLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.contentLayoutGuide, id: guide.id) }
      case "frameLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.frameLayoutGuide, id: guide.id) }
      default:
        reader.note("its guide \(guide.key ?? "") is not played", at: element)
      }
    }
  }

  /// Insets by their key; nil if there are none.
  func insets(_ key: String, of element: DocumentElement) -> UIEdgeInsets? {
    reader.insets(key, of: element).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }
}
