import Drawing
import Foundation
import NavigationKit

/// Finds texts that are cut off or broken inside a word.
struct TextChecks {
  let screen: AuditedScreen

  /// The findings of `clipped`, `title` and `broken-word`.
  func findings() -> [AuditFinding] {
    screen.texts.flatMap { text in
      [truncation(of: text), cut(of: text), brokenWord(in: text)].compactMap(\.self)
    }
  }

  // MARK: Truncation

  private func truncation(of text: AuditedText) -> AuditFinding? {
    guard let whole = text.drawn.text else { return nil }
    let shown = text.lines.map(\.text).joined()
    guard shown.letters != whole.letters else { return nil }
    let isTitle = text.view.isIn(UINavigationBar.self) && !text.view.isIn(UITextField.self)
    let words = "cut to “\(text.lines.map(\.text).joined(separator: " ").end)”"
    return .of(
      text, isTitle ? .title : .clipped, words, isNote: isExpected(text, whole, isTitle: isTitle))
  }

  /// Whether cutting the text is no fault: of a preview some lines are shown, and a bar's title is
  /// said in whole.
  private func isExpected(_ text: AuditedText, _ whole: String, isTitle: Bool) -> Bool {
    isTitle
      ? text.view.accessibilityLabel == whole
      : (text.view as? UILabel)?.numberOfLines ?? 1 > 1 && text.lines.count > 1
  }

  // MARK: Cut by a box

  /// A text of which something that cannot scroll cuts off a part.
  private func cut(of text: AuditedText) -> AuditFinding? {
    let box = text.box
    let rest = box.intersection(text.drawn.clip)
    let missing = rest.isNull ? box.size : box.missing(in: rest)
    guard missing.width > Self.tolerance || missing.height > Self.tolerance,
      let cutter = cutter(of: text, box), !(cutter is UIScrollView), !(cutter is UIWindow)
    else { return nil }
    return .of(
      text, .clipped,
      "\(max(missing.width, missing.height).points) points are cut off by the "
        + (cutter === text.view ? "frame" : "surroundings"))
  }

  /// The view that clips a text; nil if none does.
  private func cutter(of text: AuditedText, _ box: CGRect) -> UIView? {
    sequence(first: text.view, next: \.superview).first { view in
      guard view.clipsToBounds || view is UIWindow else { return false }
      let missing = box.missing(in: box.intersection(view.convert(view.bounds, to: nil)))
      return missing.width > Self.tolerance || missing.height > Self.tolerance
    }
  }

  // MARK: Broken words

  private func brokenWord(in text: AuditedText) -> AuditFinding? {
    guard let whole = text.drawn.text, text.lines.count > 1 else { return nil }
    for (index, place) in lineEnds(of: text, in: whole).enumerated() {
      let line = text.lines[index].text
      if LineBreaks.canBreak(whole[...], at: place) || line.hasSuffix("-") { continue }
      let start = whole[..<place].lastIndex { $0.isWhitespace }.map(whole.index(after:))
      let end = whole[place...].firstIndex { $0.isWhitespace } ?? whole.endIndex
      let word = whole[(start ?? whole.startIndex)..<end]
      let width = screen.stage.measurer.size(
        of: String(word), font: text.lines[index].font, maxWidth: nil
      ).width
      let broken = "\(whole[(start ?? whole.startIndex)..<place])/\(whole[place..<end])"
      return .of(
        text, .brokenWord, "broken as “\(broken.shortened)”",
        isNote: word.contains("://") || width > screen.bounds.width - 2 * Self.margin)
    }
    return nil
  }

  /// Where in the text its lines end, but for the last one.
  private func lineEnds(of text: AuditedText, in whole: String) -> [String.Index] {
    var place = whole.startIndex
    return text.lines.dropLast().map { line in
      var left = line.text.letters.count
      while left > 0, place < whole.endIndex {
        if whole[place].isLetterOfLine { left -= 1 }
        place = whole.index(after: place)
      }
      return place
    }
  }

  /// How much of a text may be missing, in points: letters rarely fill their box.
  private static let tolerance: CGFloat = 1
  /// The margin beside texts, in points.
  private static let margin: CGFloat = 16
}

extension AuditFinding {
  /// A finding about a text.
  @MainActor
  static func of(
    _ text: AuditedText, _ check: AuditCheck, _ words: String, isNote: Bool = false
  ) -> AuditFinding {
    AuditFinding(
      check: check, element: text.words, label: text.text,
      identifier: text.view.accessibilityIdentifier ?? "", frame: text.box, words: words,
      isNote: isNote, path: text.drawn.path)
  }

  /// A finding about an element.
  @MainActor
  static func of(
    _ element: AuditedElement, _ check: AuditCheck, _ words: String, isNote: Bool = false
  ) -> AuditFinding {
    AuditFinding(
      check: check, element: element.words, label: element.node.label,
      identifier: element.node.identifier, frame: element.node.frame, words: words, isNote: isNote,
      path: element.path)
  }
}

extension String {
  /// The characters that are seen: no spaces, and no marks of direction.
  fileprivate nonisolated var letters: [Character] { filter(\.isLetterOfLine).map(\.self) }
}

extension Character {
  /// Whether it is seen in a line.
  fileprivate nonisolated var isLetterOfLine: Bool {
    !isWhitespace && !unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}

extension CGRect {
  /// By how much a part of the rectangle is smaller, each way.
  fileprivate nonisolated func missing(in part: CGRect) -> CGSize {
    part.isNull ? size : CGSize(width: width - part.width, height: height - part.height)
  }
}
