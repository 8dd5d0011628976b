import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Attributes, backgrounds and symbols of buttons' configurations.
struct ButtonValueTests {
  private func fixture(
    _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> ControlFixture<UIButton> {
    let button = UIButton(configuration: configuration)
    change(button)
    return ControlFixture(button)
  }

  @Test func `a title with attributes shows them`() {
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    container.foregroundColor = UIColor.systemRed
    container.underlineStyle = .single
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Go", attributes: container)
    let drawn = fixture(configuration).stage.drawn
    #expect(drawn.text("Go")?.font == Font(size: 30, weight: .bold))
    #expect(drawn.fills(.systemRed).count == 1)
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `parts of a text have their own attributes`() {
    var text = AttributedString("one ")
    var two = AttributedString("two")
    two.foregroundColor = .systemRed
    two.link = URL(string: "https://example.org")
    text.append(two)
    let made = NSAttributedString(text)
    #expect(made.string == "one two")
    #expect(made.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(made.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(made.attribute(.link, at: 5, effectiveRange: nil) as? URL != nil)
  }

  @Test func `a transformer changes the attributes of a title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "now"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 40)
      return attributes
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.foregroundColor = .systemGreen
      return attributes
    }
    let fixture = fixture(configuration)
    #expect(fixture.stage.drawn.text("Go")?.font.size == 40)
    #expect(
      fixture.stage.drawn.text("now")?.color
        == UIColor.systemGreen.color(in: fixture.control.traitCollection))
    #expect(fixture.control.subtitleLabel?.text == "now")
  }

  @Test func `the background has the app's colour, border and radius`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.background.backgroundColor = .systemYellow
    configuration.background.cornerRadius = 3
    configuration.background.strokeColor = .systemRed
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 4
    let fixture = fixture(configuration)
    let fill = fixture.stage.drawn.fills.first { $0.frame == fixture.control.frame }
    #expect(fill?.cornerRadius == 3)
    #expect(fill?.color == UIColor.systemYellow.color(in: fixture.control.traitCollection))
    let border = fixture.stage.drawn.strokes.first
    #expect(border?.frame == fixture.control.frame.insetBy(dx: -4, dy: -4))
    #expect(border?.cornerRadius == 7 && border?.width == 2)
  }

  @Test
  func `without a colour of the app the background is the style's, as a transformer makes it`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .systemGreen
    #expect(fixture(configuration).stage.drawn.fills(.systemGreen).count == 1)
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
      .systemOrange
    }
    #expect(fixture(configuration).stage.drawn.fills(.systemOrange).count == 1)
    let gray = UIConfigurationColorTransformer.grayscale(.systemRed)
      .color(in: UITraitCollection(userInterfaceStyle: .light))
    #expect(gray.red == gray.green && gray.green == gray.blue)
    #expect(
      UIConfigurationColorTransformer.grayscale == .grayscale
        && UIConfigurationColorTransformer { $0 } != UIConfigurationColorTransformer { $0 })
  }

  @Test func `a picture and a glass are behind the title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.background.image = UIImage(.file("sky"), size: CGSize(width: 10, height: 10))
    configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
    let fixture = fixture(configuration)
    #expect(
      fixture.stage.drawn.images.contains {
        $0.image == .file("sky") && $0.frame == fixture.control.frame
      })
    fixture.control.configuration?.background.image = nil
    #expect(fixture.stage.drawn.images.isEmpty)
  }

  @Test func `symbols have the size that is asked for, in a configuration or by state`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 34)
    let large = fixture(configuration).stage.drawn.images.first?.frame.width
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(large == 48 && button.sizeThatFits(.zero).width == 48)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    #expect(button.currentPreferredSymbolConfiguration != nil)
    button.setImage(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)),
      for: .normal)
    #expect(button.sizeThatFits(.zero).width == 24)
  }

  @Test func `a subclass adapts its configuration to the state`() {
    let button = Adaptive(configuration: .plain())
    let fixture = ControlFixture(button, width: 100)
    #expect(button.configuration?.title == "Off")
    fixture.stage.press(at: CGPoint(x: 100, y: 60))
    #expect(button.configuration?.title == "On")
    fixture.stage.release()
    #expect(button.configuration?.title == "Off")
  }

  private final class Adaptive: UIButton {
    override func updateConfiguration() {
      super.updateConfiguration()
      configuration?.title = isHighlighted ? "On" : "Off"
    }
  }
}
