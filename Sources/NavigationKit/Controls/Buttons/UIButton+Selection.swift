import Foundation

/// How a button of the system's without a configuration shows that it is selected: its title, and an
/// image that was not set for the state, are white on the colour that they have otherwise.
final class ButtonSelection {
  /// Behind the title and behind the image.
  let marks = [UIView(frame: .zero), UIView(frame: .zero)]

  init(in button: UIButton) {
    for mark in marks {
      mark.isUserInteractionEnabled = false
      mark.layer.cornerRadius = Self.corner
      if let background = button.backgroundView {
        button.insertSubview(mark, aboveSubview: background)
      } else {
        button.insertSubview(mark, at: 0)
      }
    }
  }

  func remove() { for mark in marks { mark.removeFromSuperview() } }

  // In points, tuned by eye.
  static let corner: CGFloat = 4
  static let margin = CGSize(width: 4, height: 1)
}

extension UIButton {
  /// Shows or removes the marks of the selection.
  func showSelection() {
    guard configuration == nil, buttonType == .system, isSelected else {
      selection?.remove()
      return selection = nil
    }
    if selection == nil { selection = ButtonSelection(in: self) }
  }

  /// Puts the marks behind title and image, once these have their frames.
  func placeSelection() {
    guard let selection else { return }
    for (mark, part) in zip(selection.marks, [titleLabel, imageView] as [UIView?]) {
      let isShown = part === imageView ? marksImage : currentAttributedTitle == nil && hasTitle
      mark.isHidden = !isShown
      mark.backgroundColor = part === imageView ? tintColor : markColor
      mark.stateAlpha = part?.stateAlpha ?? 1
      let margin = ButtonSelection.margin
      mark.frame = (part?.frame ?? .zero).insetBy(dx: -margin.width, dy: -margin.height)
    }
  }

  /// The title's colour, which is another on a mark.
  var shownTitleColor: UIColor {
    selection != nil && titleColor(for: state) == nil ? .white : currentTitleColor
  }

  /// The colour of an image in one colour where the app sets no tint; nil for the tint.
  var shownImageColor: UIColor? { marksImage ? .white : isEnabled ? nil : .tertiaryLabel }

  private var markColor: UIColor { titleColor(for: state) == nil ? currentTitleColor : tintColor }

  private var marksImage: Bool {
    selection != nil && image(for: state) == nil && currentImage?.isTemplate == true
  }
}
