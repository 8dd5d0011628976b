import Foundation
import NavigationKit

/// Views in which text is edited.
extension ViewKind {
  static let texts: [String: ViewKind] = [
    "textField": ViewKind(UITextField.self, textFields),
    "textView": ViewKind(UITextView.self, textViews),
  ]

  private static let textFields: [Attribute<UITextField>] = [
    .other { field, element, scene in
      if let font = scene.font(of: element) { field.font = font }
      if let color = scene.reader.uiColor("textColor", of: element) {
        field.textColor = color
      }
      scene.setInputTraits(of: element, on: field)
    },
    .text("text", \.text),
    .text("placeholder", \.placeholder),
    .other { field, element, scene in
      if let text = scene.reader.attributedText("attributedText", of: element) {
        field.attributedText = .text(text)
      }
      if let text = scene.reader.attributedText("attributedPlaceholder", of: element) {
        field.attributedPlaceholder = .text(text)
      }
    },
    .choice("textAlignment", \.textAlignment, alignments),
    .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
    .other { field, element, scene in
      let minimum = scene.reader.length("minimumFontSize", of: element)
      if let minimum { field.minimumFontSize = CGFloat(max(0, minimum)) }
      field.adjustsFontSizeToFitWidth =
        scene.reader.bool("adjustsFontSizeToFit", of: element) ?? (minimum != nil)
    },
    .image("background", \.background),
    .choice(
      "borderStyle", \.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
    .choice(
      "clearButtonMode", \.clearButtonMode,
      [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]),
  ]

  private static let textViews: [Attribute<UITextView>] = [
    .other { view, element, scene in
      if let font = scene.font(of: element) { view.font = font }
      if let color = scene.reader.uiColor("textColor", of: element) {
        view.textColor = color
      }
      if let text = scene.reader.string("text", of: element) { view.text = text }
      if let text = scene.reader.attributedText("attributedText", of: element) {
        view.attributedText = .text(text)
      }
      if let found = scene.reader.child("dataDetectorTypes", of: element) {
        scene.reader.play(found)
        if scene.reader.bool("link", of: found) == true { view.dataDetectorTypes.insert(.link) }
        if scene.reader.bool("phoneNumber", of: found) == true {
          view.dataDetectorTypes.insert(.phoneNumber)
        }
      }
      scene.setInputTraits(of: element, on: view)
      // Text keeps to the text container's insets, not to these margins: nothing is lost without them.
      _ = scene.reader.word("layoutMarginsFollowReadableWidth", of: element)
    },
    .bool("editable", \.isEditable),
    .bool("selectable", \.isSelectable),
    .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .choice("textAlignment", \.textAlignment, alignments),
  ]
}
