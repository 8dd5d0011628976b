import Foundation

/// The look of a text view's links, and the handling of taps on them.
extension UITextView {
  /// Whether links have to be marked in the text that is shown.
  var marksLinks: Bool { customLinkAttributes != nil || detects }

  private var detects: Bool { !isEditable && !dataDetectorTypes.isEmpty }

  /// The attributes of the text as it is shown; nil if all of it looks alike.
  var shownStyles: StyledText? {
    guard marksLinks else { return styles.text }
    let links = links
    guard !links.isEmpty else { return styles.text }
    let text = NSMutableAttributedString(attributedString: styledString)
    for link in links {
      let range = NSRange(link.range)
      text.removeAttribute(.link, range: range)
      text.addAttributes(linkTextAttributes, range: range)
    }
    return makeStyled(text)
  }

  /// The links that the text has, and those that are found in it.
  private var links: [TextLinks.Link] {
    let own = styles.text?.links ?? []
    guard detects else { return own }
    return own
      + TextLinks.found(in: edited.text.string, dataDetectorTypes).filter { found in
        !own.contains { $0.range.overlaps(found.range) }
      }
  }

  /// The link that a finger or a mouse has tapped; nil for none.
  func link(tappedBy touch: UITouch) -> TextLinks.Link? {
    guard !isEditable, isSelectable, touch.tapCount == 1, edited.selection.isCaret || handles == nil
    else { return nil }
    let point = touch.location(in: self)
    return links.first { link in frames(of: link.range).contains { $0.contains(point) } }
  }

  /// Follows a link, unless the delegate does so itself.
  func follow(_ link: TextLinks.Link) {
    let isWanted =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: NSRange(link.range),
        interaction: .invokeDefaultAction) ?? true
    if isWanted { window?.stage?.application.open(link.url) }
  }
}

extension StyledText {
  /// The links among its attributes.
  fileprivate var links: [TextLinks.Link] {
    var links: [TextLinks.Link] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      let url = value as? URL ?? (value as? String).flatMap(URL.init(string:))
      if let url {
        links.append(TextLinks.Link(range: range.location..<NSMaxRange(range), url: url))
      }
    }
    return links
  }
}

/// An interaction of the user with a link or a picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap, to follow the link.
  case invokeDefaultAction
  /// The choice from a list of actions.
  case presentActions
  /// The preview of the destination.
  case preview
}
