import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A button's images and shadow in its states, and the places that subclasses give its parts.
struct ButtonImageTests {
  private let picture = UIImage(systemName: "star").map {
    $0.withRenderingMode(.alwaysOriginal)
  }

  private func fixture(_ button: UIButton = UIButton(type: .custom)) -> ControlFixture<UIButton> {
    button.setImage(picture, for: .normal)
    return ControlFixture(button, width: 100)
  }

  private func opacity(_ fixture: ControlFixture<UIButton>) -> CGFloat? {
    fixture.control.imageView?.stateAlpha
  }

  private func shade(_ fixture: ControlFixture<UIButton>) -> UIImageView? {
    fixture.control.imageView?.subviews.first as? UIImageView
  }

  @available(*, deprecated)
  @Test func `the picture of a pressed button is darkened in its shape`() {
    let fixture = fixture()
    #expect(shade(fixture) == nil)
    fixture.control.isHighlighted = true
    fixture.page.view.layoutIfNeeded()
    #expect(shade(fixture)?.image?.renderingMode == .alwaysTemplate)
    #expect(shade(fixture)?.contentColor == .black)
    #expect(shade(fixture)?.frame == fixture.control.imageView?.bounds)
    fixture.control.isHighlighted = false
    #expect(shade(fixture) == nil)
    fixture.control.adjustsImageWhenHighlighted = false
    fixture.control.isHighlighted = true
    #expect(shade(fixture) == nil && !fixture.control.adjustsImageWhenHighlighted)
  }

  @Test func `a picture for the state, and a tinted button, are not darkened`() {
    let own = fixture()
    own.control.setImage(picture, for: .highlighted)
    own.control.isHighlighted = true
    #expect(shade(own) == nil)
    let system = fixture(UIButton(type: .system))
    system.control.isHighlighted = true
    #expect(shade(system) == nil && opacity(system) == UIButton.highlightAlpha)
  }

  private func marks(_ fixture: ControlFixture<UIButton>) -> [Fill] {
    let tint = UIColor.systemBlue.color(in: fixture.stage.traits)
    return fixture.stage.drawn.fills.filter { $0.color == tint }
  }

  private func selected(_ type: UIButton.ButtonType) -> ControlFixture<UIButton> {
    let button = UIButton(type: type)
    button.setTitle("Left", for: .normal)
    button.isSelected = true
    return ControlFixture(button, width: 100)
  }

  @Test func `the title of a selected button of the system's is white on the tint`() throws {
    let fixture = selected(.system)
    let title = try #require(fixture.control.titleLabel)
    let mark = try #require(marks(fixture).first)
    #expect(marks(fixture).count == 1 && mark.cornerRadius > 0)
    let place = title.convert(title.bounds, to: nil)
    #expect(mark.frame.contains(place) && mark.frame.width < place.width + 12)
    #expect(fixture.stage.drawn.texts.first?.color == .white)
    fixture.control.isSelected = false
    fixture.stage.settle()
    #expect(marks(fixture).isEmpty)
    #expect(
      fixture.stage.drawn.texts.first?.color == UIColor.systemBlue.color(in: fixture.stage.traits))
  }

  @Test func `the title's own colour for the state is on the tint, too`() {
    let fixture = selected(.system)
    fixture.control.setTitleColor(.black, for: .selected)
    fixture.stage.settle()
    #expect(marks(fixture).count == 1 && fixture.stage.drawn.texts.first?.color == .black)
  }

  @Test(arguments: [false, true])
  func `the mark of a selection is on the background image`(isSelectedFirst: Bool) throws {
    let button = UIButton(type: .system)
    button.setTitle("Left", for: .normal)
    button.isSelected = isSelectedFirst
    button.setBackgroundImage(picture, for: .normal)
    button.isSelected = true
    let background = try #require(button.backgroundView)
    let marks = try #require(button.selection?.marks)
    #expect(button.subviews.first === background)
    #expect(marks.allSatisfy { button.subviews.dropFirst().contains($0) })
  }

  @Test func `a symbol is white on the tint unless one was set for the state`() {
    let fixture = selected(.system)
    fixture.control.setTitle(nil, for: .normal)
    fixture.control.setImage(UIImage(systemName: "star"), for: .normal)
    fixture.stage.settle()
    #expect(marks(fixture).count == 1 && fixture.stage.drawn.images.first?.tint == .white)
    fixture.control.setImage(UIImage(systemName: "heart"), for: .selected)
    fixture.stage.settle()
    #expect(marks(fixture).isEmpty)
  }

  @Test func `buttons of other types, and with a configuration, have no mark`() {
    #expect(marks(selected(.custom)).isEmpty)
    let configured = selected(.system)
    configured.control.configuration = .plain()
    configured.stage.settle()
    #expect(marks(configured).isEmpty)
  }

  @Test func `a picture grows in text sizes for accessibility, if it is told to`() {
    let view = UIImageView(image: picture)
    let button = UIButton(type: .custom)
    button.setImage(picture, for: .normal)
    let fixture = ControlFixture(view)
    fixture.page.view.addSubview(button)
    let natural = picture?.size ?? .zero
    func sizes(_ size: UIContentSizeCategory) -> [CGSize] {
      fixture.stage.change(traits: UITraitCollection(preferredContentSizeCategory: size))
      return [view.intrinsicContentSize, button.intrinsicContentSize]
    }
    #expect(sizes(.accessibilityLarge) == [natural, natural])
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(sizes(.extraExtraExtraLarge) == [natural, natural])
    let grown = sizes(.accessibilityLarge)
    #expect(grown[0].width > natural.width * 1.2 && grown[0] == grown[1])
    #expect(sizes(.accessibilityExtraExtraExtraLarge)[0].width > grown[0].width)
  }

  @available(*, deprecated)
  @Test func `the picture of a disabled button is paler`() {
    let fixture = fixture()
    fixture.control.isEnabled = false
    #expect(opacity(fixture) == ImageAdjustment.disabledAlpha)
    fixture.control.adjustsImageWhenDisabled = false
    #expect(opacity(fixture) == 1)
    fixture.control.adjustsImageWhenDisabled = true
    fixture.control.setImage(picture, for: .disabled)
    #expect(opacity(fixture) == 1)
  }

  @Test func `a background image follows, too`() {
    let fixture = fixture(UIButton(type: .custom))
    fixture.control.setBackgroundImage(picture, for: .normal)
    fixture.control.isEnabled = false
    #expect(fixture.control.backgroundView?.stateAlpha == ImageAdjustment.disabledAlpha)
    fixture.control.isEnabled = true
    #expect(fixture.control.backgroundView?.stateAlpha == 1)
    fixture.control.isHighlighted = true
    #expect(fixture.control.backgroundView?.subviews.count == 1)
  }

  @Test func `the title's shadow has the colour of the state`() {
    let button = UIButton(type: .custom)
    button.titleLabel?.shadowColor = .green
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .green, "the label's own")
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .highlighted)
    #expect(button.titleShadowColor(for: .normal) == .red)
    #expect(button.currentTitleShadowColor == .blue && button.titleLabel?.shadowColor == .blue)
    button.isHighlighted = false
    #expect(button.currentTitleShadowColor == .red && button.titleLabel?.shadowColor == .red)
  }

  @Test func `subclasses place title, image, background and content`() {
    let button = PlacingButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(picture, for: .normal)
    button.setBackgroundImage(picture, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 60, width: 180, height: 30))
    #expect(button.backgroundView?.frame == CGRect(x: 5, y: 5, width: 190, height: 90))
    #expect(button.titleLabel is PlacingLabel)
  }

  @Test func `the rectangles of a button are where its parts are`() {
    for configuration in [nil, UIButton.Configuration.filled()] {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.configuration = configuration
      button.setTitle("Title", for: .normal)
      button.setImage(picture, for: .normal)
      button.layoutIfNeeded()
      let room = button.contentRect(forBounds: button.bounds)
      #expect(button.titleRect(forContentRect: room) == button.titleLabel?.frame)
      #expect(button.imageRect(forContentRect: room) == button.imageView?.frame)
      #expect(room.width == (configuration == nil ? 200 : 176))
    }
  }

  @Test func `a configuration that does not follow the state looks as it is`() {
    let button = UIButton(configuration: .filled())
    button.isEnabled = false
    let disabled = button.configuredParts?.background.configuration.backgroundColor
    button.automaticallyUpdatesConfiguration = false
    #expect(button.configuredParts?.background.configuration.backgroundColor != disabled)
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.titleLabel?.stateAlpha == 1)
    button.automaticallyUpdatesConfiguration = true
    #expect(button.titleLabel?.stateAlpha == ButtonMetrics.pressedAlpha)
  }

  @Test func `a smaller text is cut as it says`() {
    var configuration = UIButton.Configuration.plain()
    configuration.subtitle = "A smaller text"
    configuration.subtitleLineBreakMode = .byTruncatingMiddle
    let button = UIButton(configuration: configuration)
    #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}

private final class PlacingLabel: UILabel {}

private final class PlacingButton: UIButton {
  private let label = PlacingLabel()
  override var titleLabel: UILabel? { label }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(origin: contentRect.origin, size: CGSize(width: 40, height: 40))
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: 60, width: contentRect.width, height: 30)
  }
}
