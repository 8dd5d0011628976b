import Foundation
import NavigationKit

/// The attributes of labels.
extension ViewKind {
  static let labels: [Attribute<UILabel>] = [
    .other { label, element, scene in
      label.font = .systemFont(ofSize: UIFont.labelFontSize)
      if let font = scene.font(of: element) { label.font = font }
      if let color = scene.reader.uiColor("textColor", of: element) {
        label.textColor = color
      } else if element.isNil("textColor") {
        label.textColor = .label
      }
      // Frames in files were measured with San Francisco.
      label.makesUpForWideLetters = true
    },
    .text("text", \.text),
    .int("numberOfLines", \.numberOfLines),
    .choice("textAlignment", \.textAlignment, alignments),
    .choice("lineBreakMode", \.lineBreakMode, lineBreaks),
    .choice(
      "baselineAdjustment", \.baselineAdjustment,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
    .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .bool("enabled", \.isEnabled),
    .bool("highlighted", \.isHighlighted),
    .color("highlightedColor", \.highlightedTextColor),
    .color("shadowColor", \.shadowColor),
    .other { label, element, scene in
      guard let offset = scene.reader.size("shadowOffset", of: element) else { return }
      label.shadowOffset = offset
    },
    .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    .other { label, element, scene in
      if let text = scene.reader.attributedText("attributedText", of: element) {
        label.attributedText = .text(text)
      }
    },
    .other { label, element, scene in fit(label, element, scene) },
  ]

  /// Lets letters shrink to the minimum size or scale in the element; Xcode writes `NO` for a label that
  /// does not shrink its letters, and nothing for one that does.
  private static func fit(_ label: UILabel, _ element: DocumentElement, _ scene: SceneBuilder) {
    let share =
      scene.reader.length("minimumScaleFactor", of: element)
      ?? scene.reader.length("minimumFontSize", of: element).flatMap { size in
        label.font.pointSize > 0 ? size / Double(label.font.pointSize) : nil
      }
    label.adjustsFontSizeToFitWidth =
      scene.reader.bool("adjustsFontSizeToFit", of: element) ?? (share != nil)
    if let share { label.minimumScaleFactor = CGFloat(min(1, max(0, share))) }
  }
}
