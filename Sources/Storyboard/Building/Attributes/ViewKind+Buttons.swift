import Foundation
import NavigationKit

/// The attributes of buttons.
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
      button.titleLabel?.makesUpForWideLetters = true
    },
    .other { button, element, scene in
      // Without a distance a shadow is behind its letters.
      guard let offset = scene.reader.size("titleShadowOffset", of: element), offset != .zero
      else { return }
      button.titleLabel?.shadowOffset = offset
      for state in element.children where state.tag == "state" {
        guard let when = state.key.flatMap({ states[$0] }),
          let color = scene.reader.uiColor("titleShadowColor", of: state)
        else { continue }
        button.setTitleShadowColor(color, for: when)
      }
    },
    .bool(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory),
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
    if let color = scene.reader.uiColor("titleColor", of: state) {
      button.setTitleColor(color, for: when)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}

/// Insets that are deprecated in code, but are still in files.
@MainActor
private protocol ButtonWithEdgeInsets: AnyObject {
  var contentEdgeInsets: UIEdgeInsets { get set }
  var titleEdgeInsets: UIEdgeInsets { get set }
  var imageEdgeInsets: UIEdgeInsets { get set }
}

extension UIButton: ButtonWithEdgeInsets {}
