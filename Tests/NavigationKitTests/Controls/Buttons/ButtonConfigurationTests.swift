import Foundation
import Testing

@testable import NavigationKit

/// Buttons with configurations; characters are half an em wide, lines 1.2 em high.
struct ButtonConfigurationTests {
  private func button(
    _ change: (inout UIButton.Configuration) -> Void,
    traits: UITraitCollection = UITraitCollection()
  ) -> ControlFixture<UIButton> {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return ControlFixture(UIButton(configuration: configuration), traits: traits)
  }

  private static let image = CGSize(width: 20, height: 20)
  private func frames(
    _ placement: NSDirectionalRectEdge, in bounds: CGRect
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    ButtonLayout(
      parts: ButtonLayout.Parts(
        image: Self.image, title: CGSize(width: 40, height: 20),
        subtitle: CGSize(width: 30, height: 15)),
      placement: placement, imagePadding: 5, titlePadding: 1, alignment: .automatic,
      insets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    ).frames(in: bounds)
  }

  @Test func `a picture stands on any side of the text`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(frames(.leading, in: bounds).image.origin == CGPoint(x: 17.5, y: 30))
    #expect(frames(.leading, in: bounds).title.origin == CGPoint(x: 42.5, y: 22))
    #expect(frames(.leading, in: bounds).subtitle.origin == CGPoint(x: 42.5, y: 43))
    #expect(frames(.trailing, in: bounds).image.origin == CGPoint(x: 62.5, y: 30))
    #expect(frames(.trailing, in: bounds).title.origin == CGPoint(x: 17.5, y: 22))
    #expect(frames(.top, in: bounds).image.origin == CGPoint(x: 40, y: 9.5))
    #expect(frames(.top, in: bounds).title.origin == CGPoint(x: 30, y: 34.5))
    #expect(frames(.top, in: bounds).subtitle.origin == CGPoint(x: 35, y: 55.5))
    #expect(frames(.bottom, in: bounds).title.minY == 9.5)
    #expect(frames(.bottom, in: bounds).image.minY == 50.5)
  }

  @Test func `text gives way to the picture where there is little room`() {
    let narrow = frames(.leading, in: CGRect(x: 0, y: 0, width: 69, height: 50))
    #expect(narrow.image.minX == 12)
    #expect(narrow.title.width == 20)
  }

  @Test func `a title wraps in the width that constraints leave`() throws {
    let fixture = AutoLayoutFixture()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "One two three"
    let button = UIButton(configuration: configuration)
    fixture.add(button)
    button.widthAnchor.constraint(equalToConstant: 100).isActive = true
    button.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
    fixture.layOut()
    let line = try #require(button.titleLabel?.font.lineHeight)
    #expect(button.titleLabel?.frame.height ?? 0 > line * 1.5)
    #expect(button.frame.height > 2 * line)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    fixture.layOut()
    #expect(button.frame.height < 2 * line)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.small, CGSize(width: 50, height: 28)),
    (.medium, CGSize(width: 58, height: 35)), (.large, CGSize(width: 74, height: 51)),
  ])
  func `size says how high and how wide`(size: UIButton.Configuration.Size, fits: CGSize) {
    let fixture = button {
      $0.title = "Open"
      $0.buttonSize = size
    }
    #expect(fixture.control.frame.size == fits)
  }

  private static let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraLarge)

  @Test func `title, subtitle and symbol grow with the text size`() {
    func size(_ traits: UITraitCollection, _ change: (inout UIButton.Configuration) -> Void)
      -> CGSize
    {
      let fixture = button(
        {
          $0.contentInsets = .zero
          change(&$0)
        }, traits: traits)
      return fixture.control.sizeThatFits(.zero)
    }
    let standard = UITraitCollection()
    #expect(size(standard) { $0.title = "Open" }.width == 34)
    #expect(size(Self.huge) { $0.title = "Open" }.width == 80)
    #expect(size(Self.huge) { $0.subtitle = "Open" }.width == 66)
    let star = UIImage(systemName: "star")
    #expect(size(standard) { $0.image = star }.height == 24)
    #expect(size(Self.huge) { $0.image = star }.height > 50)
  }

  @Test func `large text is wrapped in the button's width`() throws {
    let fixture = button({ $0.title = "Pull Down" }, traits: Self.huge)
    fixture.control.frame = CGRect(x: 0, y: 0, width: 160, height: 140)
    fixture.stage.settle()
    let title = try #require(fixture.control.titleLabel)
    #expect(title.frame.height > 90 && title.frame.width <= 136)
  }

  @Test func `insets that were set stay until the default ones are asked for`() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
    #expect(UIButton.Configuration.borderless().contentInsets.leading == 0)
  }

  @Test func `right to left the picture is at the right`() throws {
    let fixture = button(
      {
        $0.title = "Open"
        $0.image = UIImage(systemName: "folder")
      }, traits: .rightToLeft)
    let picture = try #require(fixture.control.imageView)
    let title = try #require(fixture.control.titleLabel)
    #expect(picture.frame.minX > title.frame.maxX - 1)
  }

  @Test func `the action fills what the configuration leaves open, and is done`() {
    var done = 0
    let button = UIButton(
      configuration: .tinted(), primaryAction: UIAction(title: "Save") { _ in done += 1 })
    let stage = ControlFixture(button).stage
    stage.tap("Save")
    #expect(done == 1)
    button.setTitle("Saved", for: .normal)
    #expect(button.configuration?.title == "Saved")
  }

  @Test func `a wheel turns in the picture's place`() {
    let fixture = button {
      $0.image = UIImage(systemName: "folder")
      $0.showsActivityIndicator = true
    }
    #expect(fixture.control.imageView?.image == nil)
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.nextChange == 0.1)
    fixture.control.configuration?.showsActivityIndicator = false
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.nextChange == nil)
  }

  @Test func `colours follow style, tint and state`() {
    let filled = UIButton.Configuration.filled()
    #expect(filled.background(tint: .red, isEnabled: true) == .red)
    #expect(filled.foreground(tint: .red, isEnabled: true) == .white)
    #expect(filled.background(tint: .red, isEnabled: false) == .tertiarySystemFill)
    #expect(filled.foreground(tint: .red, isEnabled: false) == .tertiaryLabel)
    #expect(UIButton.Configuration.gray().foreground(tint: .red, isEnabled: true) == .red)
    #expect(UIButton.Configuration.plain().background(tint: .red, isEnabled: true) == nil)
  }

  @Test func `the handler changes the configuration with the state`() {
    let fixture = button { $0.title = "Off" }
    fixture.control.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    fixture.control.isSelected = true
    #expect(fixture.stage.elements().map(\.label) == ["On"])
  }

  @Test func `without a configuration the button is as before`() {
    let fixture = button { $0.title = "Open" }
    fixture.control.configuration = nil
    fixture.control.setTitle("Plain", for: .normal)
    #expect(fixture.control.configuredParts == nil)
    #expect(fixture.control.subviews.count == 2)
    #expect(fixture.stage.elements().map(\.label) == ["Plain"])
  }
}
