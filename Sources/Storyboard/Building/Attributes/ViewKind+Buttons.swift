import Foundation
import NavigationKit

/// What buttons have.
extension ViewKind {
  static let buttons: [Attribute<UIButton>] = [
    .other { button, element, scene in
      if let font = scene.font(of: element) { button.titleLabel?.font = font }
      for state in element.children where state.tag == "state" {
        guard let key = state.key, let when = states[key] else { continue }
        _ = scene.reader.child(key, of: element)
        scene.reader.play(state)
        set(button, state, when, scene)
      }
      if let mode = scene.reader.choice("lineBreakMode", of: element, among: lineBreaks) {
        button.titleLabel?.lineBreakMode = mode
      }
    },
    .bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
    .bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
    .other { button, element, scene in
      let button: any ButtonWithEdgeInsets = button
      if let insets = scene.insets("contentEdgeInsets", of: element) {
        button.contentEdgeInsets = insets
      }
      if let insets = scene.insets("titleEdgeInsets", of: element) {
        button.titleEdgeInsets = insets
      }
      if let insets = scene.insets("imageEdgeInsets", of: element) {
        button.imageEdgeInsets = insets
      }
    },
    .other { button, element, scene in
      if let look = scene.reader.child("configuration", of: element) {
        button.configuration = configuration(look, scene)
      }
    },
  ]

  private static func set(
    _ button: UIButton, _ state: DocumentElement, _ when: UIControl.State, _ scene: SceneBuilder
  ) {
    if let title = scene.reader.string("title", of: state) { button.setTitle(title, for: when) }
    if let text = scene.reader.attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(.text(text), for: when)
    }
    if let image = scene.image("image", of: state) {
      let configuration = scene.symbolConfiguration(of: state)
      button.setImage(configuration.map(image.withConfiguration) ?? image, for: when)
    }
    if let image = scene.image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: when)
    }
    if let color = scene.reader.color("titleColor", of: state) {
      button.setTitleColor(UIColor(color), for: when)
    }
  }

  private static func configuration(
    _ look: DocumentElement, _ scene: SceneBuilder
  ) -> UIButton.Configuration {
    let reader = scene.reader
    reader.play(look)
    var configuration = reader.choice("style", of: look, among: styles) ?? .plain()
    configuration.title =
      reader.string("title", of: look)
      ?? reader.attributedText("attributedTitle", of: look)?.plain
    configuration.subtitle =
      reader.string("subtitle", of: look)
      ?? reader.attributedText("attributedSubtitle", of: look)?.plain
    let symbol = scene.symbolConfiguration(
      "preferredSymbolConfigurationForImage", of: look)
    configuration.image = scene.image("image", of: look).map { image in
      symbol.map(image.withConfiguration) ?? image
    }
    if let color = reader.color("baseForegroundColor", of: look) {
      configuration.baseForegroundColor = UIColor(color)
    }
    if let color = reader.color("baseBackgroundColor", of: look) {
      configuration.baseBackgroundColor = UIColor(color)
    }
    if let insets = reader.insets("contentInsets", of: look) {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    configuration.imagePadding = reader.length("imagePadding", of: look) ?? 0
    if let padding = reader.length("titlePadding", of: look) {
      configuration.titlePadding = padding
    }
    configuration.showsActivityIndicator =
      reader.bool("showsActivityIndicator", of: look) ?? false
    choose("imagePlacement", of: look, placements, \.imagePlacement, &configuration, reader)
    choose("titleAlignment", of: look, titleAlignments, \.titleAlignment, &configuration, reader)
    choose("cornerStyle", of: look, cornerStyles, \.cornerStyle, &configuration, reader)
    choose("buttonSize", of: look, sizes, \.buttonSize, &configuration, reader)
    return configuration
  }

  private static func choose<Value>(
    _ name: String, of look: DocumentElement, _ values: [String: Value],
    _ path: WritableKeyPath<UIButton.Configuration, Value>,
    _ configuration: inout UIButton.Configuration, _ reader: ElementReader
  ) {
    if let value = reader.choice(name, of: look, among: values) {
      configuration[keyPath: path] = value
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static let styles: [String: UIButton.Configuration] = [
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    "borderless": .borderless(), "bordered": .bordered(),
    "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}

/// Insets that are deprecated in code, which files have all the same.
@MainActor
private protocol ButtonWithEdgeInsets: AnyObject {
  var contentEdgeInsets: UIEdgeInsets { get set }
  var titleEdgeInsets: UIEdgeInsets { get set }
  var imageEdgeInsets: UIEdgeInsets { get set }
}

extension UIButton: ButtonWithEdgeInsets {}
