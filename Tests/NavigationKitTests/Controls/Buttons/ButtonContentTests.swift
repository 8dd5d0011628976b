import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A button's content per state, and its place; letters are half an em wide, lines 1.2 em high.
struct ButtonContentTests {
  private func button(_ title: String? = "abcd", width: CGFloat = 200) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle(title, for: .normal)
    return button
  }

  private func title(_ button: UIButton) -> CGRect {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .zero
  }

  @Test(
    arguments: [
      (.center, 80), (.left, 0), (.right, 160), (.leading, 0), (.trailing, 160), (.fill, 80),
    ] as [(UIControl.ContentHorizontalAlignment, CGFloat)])
  func `content is at a side`(alignment: UIControl.ContentHorizontalAlignment, left: CGFloat) {
    let button = button()
    button.contentHorizontalAlignment = alignment
    #expect(title(button).minX == left)
  }

  @Test func `leading content is at the right from right to left`() {
    let button = button()
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    #expect(title(button).minX == 160)
    button.contentHorizontalAlignment = .trailing
    #expect(title(button).minX == 0)
  }

  @Test(
    arguments: [(.center, 38), (.top, 0), (.bottom, 76), (.fill, 38)]
      as [(UIControl.ContentVerticalAlignment, CGFloat)])
  func `content is at the top or bottom`(
    alignment: UIControl.ContentVerticalAlignment, top: CGFloat
  ) {
    let button = button()
    button.contentVerticalAlignment = alignment
    #expect(title(button).minY == top)
  }

  @available(*, deprecated)
  @Test func `insets move content and its parts`() {
    let button = button()
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 20, bottom: 0, right: 0)
    #expect(title(button).origin == CGPoint(x: 90, y: 41))
    button.contentHorizontalAlignment = .left
    #expect(title(button).minX == 20)
    button.titleEdgeInsets = .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
    #expect(title(button).minX == 10 && button.contentEdgeInsets.right == 30)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 80, height: 27))
    button.setImage(UIImage(systemName: "star"), for: .normal)
    _ = title(button)
    let image = button.imageView?.frame.minX ?? 0
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    _ = title(button)
    #expect(button.imageView?.frame.minX == image + 7)
    #expect(button.imageEdgeInsets.left == 7 && button.titleEdgeInsets == .zero)
  }

  @Test func `a title with attributes replaces the other`() {
    let button = button()
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    button.setAttributedTitle(
      NSAttributedString(string: "xy", attributes: attributes), for: .normal)
    #expect(title(button).size == CGSize(width: 40, height: 48))
    #expect(button.currentAttributedTitle?.string == "xy" && button.elementText == "xy")
    #expect(button.attributedTitle(for: .normal)?.string == "xy")
    button.setAttributedTitle(nil, for: .normal)
    #expect(title(button).size == CGSize(width: 40, height: 24) && button.elementText == "abcd")
  }

  @Test func `what is set for a state is there, and shown in it`() {
    let button = button()
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    button.setImage(star, for: .selected)
    button.setBackgroundImage(heart, for: .selected)
    #expect(button.title(for: .normal) == "abcd" && button.title(for: .selected) == nil)
    #expect(button.titleColor(for: .selected) == .green && button.currentTitleColor == .red)
    #expect(button.image(for: .selected) == star && button.currentImage == nil)
    #expect(button.backgroundImage(for: .selected) == heart)
    #expect(button.currentBackgroundImage == nil)
    button.isSelected = true
    #expect(button.currentTitleColor == .green && button.currentImage == star)
    #expect(button.currentBackgroundImage == heart)
    button.layoutIfNeeded()
    let back = button.subviews.first as? UIImageView
    #expect(back?.image == heart && back?.frame == button.bounds)
    button.isSelected = false
    #expect(back?.superview == nil)
    button.isEnabled = false
    #expect(button.currentTitleColor == .red)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitleColor == .gray)
  }

  @Test func `without a colour of its own, a title has that of the type`() {
    let (custom, system) = (UIButton(type: .custom), UIButton(type: .system))
    system.tintColor = .systemPink
    #expect(custom.currentTitleColor == .white && system.currentTitleColor == .systemPink)
    (custom.isEnabled, system.isEnabled) = (false, false)
    #expect(custom.currentTitleColor == .white && system.currentTitleColor == .tertiaryLabel)
  }

  @Test func `a title wraps beside its picture, and both change sides from right to left`() {
    let button = button("abcd efgh ijkl", width: 84)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(title(button).height == 24)
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(title(button).height == 72 && title(button).minX == 24 + 10)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    #expect(title(button).height == 72, "the app's number of lines is kept")
    button.semanticContentAttribute = .forceRightToLeft
    #expect(title(button).minX == 10 && button.imageView?.frame.minX == 50)
  }

  @available(*, deprecated)
  @Test func `letters are as large as the type says, with room above and below`() {
    let (custom, system) = (UIButton(type: .custom), UIButton(type: .system))
    for button in [custom, system] { button.setTitle("abcd", for: .normal) }
    #expect(custom.titleLabel?.font.pointSize == 18 && system.titleLabel?.font.pointSize == 15)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
    system.contentEdgeInsets.top = 1
    #expect(system.intrinsicContentSize.height == 19)
    let picture = UIButton(type: .custom)
    picture.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(picture.intrinsicContentSize == picture.currentImage?.size)
    picture.setTitle("abcd", for: .normal)
    #expect(abs(picture.intrinsicContentSize.width - (24 + 36)) < 0.001)
  }

  @Test func `a picture fills the button where the alignment says so, unless there is a title`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    button.setImage(UIImage(systemName: "star"), for: .normal)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == button.bounds)
    button.setTitle("Star", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.size == CGSize(width: 24, height: 24))
  }

  @available(*, deprecated)
  @Test func `types of button have their symbols`() {
    let names: [(UIButton.ButtonType, String, String)] = [
      (.infoDark, "info.circle", "More Info"), (.infoLight, "info.circle", "More Info"),
      (.detailDisclosure, "info.circle", "More Info"), (.contactAdd, "plus.circle", "Add"),
      (.close, "xmark", "Close"),
    ]
    for (type, symbol, label) in names {
      let button = UIButton(type: type)
      #expect(button.currentImage?.reference == .symbol(symbol))
      #expect(button.accessibilityLabel == label && button.bounds.width > 0)
      #expect(button.buttonType == type)
    }
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    let close = UIButton(type: .close)
    close.frame.size = CGSize(width: 44, height: 44)
    close.layoutIfNeeded()
    #expect(close.layer.cornerRadius == 22 && close.backgroundColor == .secondarySystemFill)
    close.configuration = .filled()
    close.layoutIfNeeded()
    #expect(close.backgroundColor == nil)
    #expect(UIButton(type: .custom).currentImage == nil)
  }
}
