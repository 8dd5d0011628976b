import Drawing
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
      case "keyboard": register(view.keyboardLayoutGuide, id: guide.id)
      case "contentLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.contentLayoutGuide, id: guide.id) }
      case "frameLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.frameLayoutGuide, id: guide.id) }
      default: break
      }
    }
  }

  /// Insets by their key; nil if there are none.
  func insets(_ key: String, of element: DocumentElement) -> UIEdgeInsets? {
    reader.insets(key, of: element).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }

  /// An image by the name in an attribute: a symbol, one of the app's, or a box with the name.
  func image(_ attribute: String, of element: DocumentElement) -> UIImage? {
    guard let name = element[attribute] else { return nil }
    let isSymbol =
      element["catalog"] == "system"
      || file.document.resources.image(named: name, isSymbol: true) != nil
        && file.document.resources.image(named: name, isSymbol: false) == nil
    if let known = isSymbol ? UIImage(systemName: name) : UIImage(named: name) { return known }
    reader.note(
      "there is no \(isSymbol ? "symbol" : "image") “\(name)”, so it is a box", at: element)
    return .missing(
      name, size: file.document.resources.image(named: name, isSymbol: isSymbol)?.size)
  }
}

extension UIImage {
  /// A neutral box with the name of an image that is nowhere.
  @MainActor static func missing(_ name: String, size: CGSize?) -> UIImage {
    let size = size ?? CGSize(width: 24, height: 24)
    let box = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemGray3.setStroke()
      // A bar draws an icon in one colour: of a box without an edge it would make a solid one.
      guard size.width >= smallestNamedBox else {
        return UIBezierPath(rect: box.insetBy(dx: 1, dy: 1)).stroke()
      }
      UIColor.systemGray5.setFill()
      UIBezierPath(rect: box).fill()
      UIBezierPath(rect: box.insetBy(dx: 0.5, dy: 0.5)).stroke()
      draw(name as NSString, in: box)
    }
  }

  /// Draws a name in the middle, so large that it can be read where a large image is shown small.
  @MainActor private static func draw(_ name: NSString, in box: CGRect) {
    let usual = name.size(withAttributes: [.font: UIFont.systemFont(ofSize: nameSize)])
    let factor = min(
      box.width * nameShare / max(1, usual.width), box.height * nameShare / usual.height)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: min(nameSize * factor, box.height / 4)),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = name.size(withAttributes: attributes)
    name.draw(
      at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
      withAttributes: attributes)
  }

  // In points.
  private static let smallestNamedBox: CGFloat = 60
  private static let nameSize: CGFloat = 11
  /// How much of a box a name takes at most.
  private static let nameShare: CGFloat = 0.8
}
