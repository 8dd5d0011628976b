import Foundation
import NavigationKit

/// The configurations of buttons.
extension ViewKind {
  /// The configuration that an element describes.
  static func configuration(
    _ look: DocumentElement, _ scene: SceneBuilder
  ) -> UIButton.Configuration {
    let reader = scene.reader
    reader.play(look)
    var configuration = reader.choice("style", of: look, among: styles) ?? .plain()
    setTexts(of: look, &configuration, scene)
    let symbol = scene.symbolConfiguration(
      "preferredSymbolConfigurationForImage", of: look)
    configuration.image = scene.image("image", of: look).map { image in
      symbol.map(image.withConfiguration) ?? image
    }
    setColorsAndSpaces(of: look, &configuration, reader)
    configuration.showsActivityIndicator =
      reader.bool("showsActivityIndicator", of: look) ?? false
    choose("imagePlacement", of: look, placements, \.imagePlacement, &configuration, reader)
    choose("titleAlignment", of: look, titleAlignments, \.titleAlignment, &configuration, reader)
    choose("cornerStyle", of: look, cornerStyles, \.cornerStyle, &configuration, reader)
    choose("buttonSize", of: look, sizes, \.buttonSize, &configuration, reader)
    return configuration
  }

  private static func setTexts(
    of look: DocumentElement, _ configuration: inout UIButton.Configuration, _ scene: SceneBuilder
  ) {
    let reader = scene.reader
    configuration.title = reader.string("title", of: look)
    if let text = reader.attributedText("attributedTitle", of: look) {
      configuration.attributedTitle = .text(text)
    }
    configuration.subtitle = reader.string("subtitle", of: look)
    if let text = reader.attributedText("attributedSubtitle", of: look) {
      configuration.attributedSubtitle = .text(text)
    }
    configuration.titleTextAttributesTransformer = font("titleFontDescription", of: look, scene)
    configuration.subtitleTextAttributesTransformer = font(
      "subtitleFontDescription", of: look, scene)
  }

  private static func setColorsAndSpaces(
    of look: DocumentElement, _ configuration: inout UIButton.Configuration, _ reader: ElementReader
  ) {
    if let color = reader.uiColor("baseForegroundColor", of: look) {
      configuration.baseForegroundColor = color
    }
    if let color = reader.uiColor("baseBackgroundColor", of: look) {
      configuration.baseBackgroundColor = color
    }
    if let insets = reader.insets("contentInsets", of: look) {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    configuration.imagePadding = reader.length("imagePadding", of: look) ?? 0
    if let padding = reader.length("titlePadding", of: look) {
      configuration.titlePadding = padding
    }
  }

  /// A transformer that gives text the font in an element; nil if the element has none.
  private static func font(
    _ key: String, of look: DocumentElement, _ scene: SceneBuilder
  ) -> UIConfigurationTextAttributesTransformer? {
    guard let font = scene.font(key, of: look) else { return nil }
    return UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
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
