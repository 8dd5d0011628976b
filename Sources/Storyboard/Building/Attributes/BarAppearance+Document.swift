import Foundation
import NavigationKit

extension SceneBuilder {
  /// Text attributes by their key; nil if there are none.
  func textAttributes(
    _ key: String, of element: DocumentElement
  ) -> [NSAttributedString.Key: Any]? {
    guard let look = reader.child(key, of: element) else { return nil }
    reader.play(look)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = reader.uiColor("textColor", of: look) {
      attributes[.foregroundColor] = color
    }
    if let font = font(of: look) { attributes[.font] = font }
    return attributes
  }

  /// A distance by its key; nil if there is none.
  func offset(_ key: String, of element: DocumentElement) -> UIOffset? {
    guard let offset = reader.child(key, of: element) else { return nil }
    return UIOffset(
      horizontal: reader.length("horizontal", of: offset) ?? 0,
      vertical: reader.length("vertical", of: offset) ?? 0)
  }

  /// An appearance with the attributes that all bars share; nil if the element has none of this key.
  func appearance<Look: UIBarAppearance>(_ key: String, of element: DocumentElement) -> Look? {
    guard let source = reader.child(key, of: element), source.tag != "nil" else { return nil }
    reader.play(source)
    let look = Look(barAppearance: UIBarAppearance(idiom: .phone))
    if let style = reader.choice("backgroundEffect", of: source, among: Self.blurs) {
      look.backgroundEffect = UIBlurEffect(style: style)
    } else if source.isNil("backgroundEffect") {
      look.backgroundEffect = nil
    }
    if let color = reader.uiColor("backgroundColor", of: source) {
      look.backgroundColor = color
    }
    if let image = image("backgroundImage", of: source) { look.backgroundImage = image }
    if let image = image("shadowImage", of: source) { look.shadowImage = image }
    if let color = reader.uiColor("shadowColor", of: source) { look.shadowColor = color }
    if source.isNil("shadowColor") { look.shadowColor = nil }
    return look
  }

  /// The appearance of a navigation bar or item.
  func navigationAppearance(
    _ key: String, of element: DocumentElement
  ) -> UINavigationBarAppearance? {
    guard let look: UINavigationBarAppearance = appearance(key, of: element),
      let source = element.child(key: key)
    else { return nil }
    if let attributes = textAttributes("titleTextAttributes", of: source) {
      look.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: source) {
      look.largeTitleTextAttributes = attributes
    }
    if let offset = offset("titlePositionAdjustment", of: source) {
      look.titlePositionAdjustment = offset
    }
    for (key, buttons) in [
      ("buttonAppearance", look.buttonAppearance),
      ("doneButtonAppearance", look.doneButtonAppearance),
      ("backButtonAppearance", look.backButtonAppearance),
    ] {
      guard let states = reader.child(key, of: source),
        let normal = reader.child("normal", of: states),
        let attributes = textAttributes("titleTextAttributes", of: normal)
      else { continue }
      buttons.normal.titleTextAttributes = attributes
    }
    return look
  }

  /// A blur by its element, of the regular style if its own is not known.
  func blurEffect(_ element: DocumentElement) -> UIBlurEffect {
    UIBlurEffect(style: reader.choice("style", of: element, among: Self.blurs) ?? .regular)
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
