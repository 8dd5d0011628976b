import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Knows one photo, and the sizes of no symbols.
private struct PhotoSource: ImageSource {
  func size(of image: ImageReference) -> CGSize? {
    if case .file = image { CGSize(width: 30, height: 20) } else { nil }
  }
  func path(ofImage name: String, scale: CGFloat) -> String? {
    name == "photo" ? "/pictures/photo.png" : nil
  }
}

/// The sizes and colours of symbols, and images that literals name.
struct SymbolSizeTests {
  private let stage = Stage(
    size: .smallPhone, imageSource: PhotoSource())
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.contentMode = .center
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController?.view.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  private var shown: ImagePlacement? {
    for case .image(let image) in stage.displayList().commands { return image }
    return nil
  }

  private func star(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
    UIImage(systemName: "star", withConfiguration: configuration)?.size ?? .zero
  }

  @Test func `a symbol is as large as letters of a size, at a scale`() {
    let defaultWidth = UIImage.symbolSize.width
    #expect(star(.init(pointSize: 34)).width == 2 * defaultWidth)
    #expect(
      star(.init(pointSize: 34, weight: .bold, scale: .small)).width == 2 * defaultWidth * 0.79)
    #expect(star(.init(scale: .large)).width == defaultWidth * 1.28)
    #expect(star(.init(font: .systemFont(ofSize: 51))).width == 3 * defaultWidth)
    #expect(star(.init(textStyle: .largeTitle)).width == 2 * defaultWidth)
    #expect(UIImage(systemName: "star", withConfiguration: nil)?.size.width == defaultWidth)
  }

  @Test func `a symbol of a text style follows the text size of the view that shows it`() {
    let defaultWidth = UIImage.symbolSize.width
    view.image = UIImage(systemName: "star", withConfiguration: symbol(.body))
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(symbol(.body), forImageIn: .normal)
    view.superview?.addSubview(button)
    #expect(shown?.frame.width == defaultWidth && button.sizeThatFits(.zero).width == defaultWidth)
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    // 33 points for 17.
    #expect(abs((shown?.frame.width ?? 0) - defaultWidth * 33 / 17) < 0.01)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(abs((shown?.frame.width ?? 0) - defaultWidth * 33 / 17) < 0.01, "it grows once")
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(abs(view.intrinsicContentSize.width - defaultWidth * 33 / 17) < 0.01)
    #expect(abs(button.sizeThatFits(.zero).width - defaultWidth * 33 / 17) < 0.01)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(shown?.frame.width == defaultWidth)
    view.preferredSymbolConfiguration = symbol(.body)
    #expect(shown?.frame.width == defaultWidth, "its own says a size")
    view.image = UIImage(systemName: "star")
    #expect((shown?.frame.width ?? 0) > defaultWidth)
  }

  private func symbol(_ style: UIFont.TextStyle) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: style)
  }

  @Test func `a configuration replaces another, or is applied to it`() throws {
    let large = try #require(UIImage(systemName: "star", withConfiguration: nil))
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    let same = large.applyingSymbolConfiguration(.init(pointSize: 17))
    #expect(same?.size == UIImage.symbolSize && large.isSymbolImage)
    let small = UIImage.SymbolConfiguration(scale: .small)
    #expect(large.withConfiguration(small).size.width == UIImage.symbolSize.width * 0.79)
    let both = large.applyingSymbolConfiguration(small)
    #expect(both?.size.width == 2 * UIImage.symbolSize.width * 0.79)
    #expect(UIImage().applyingSymbolConfiguration(.init(scale: .large)) == nil)
    #expect(!UIImage().isSymbolImage && UIImage().withConfiguration(.init()) == UIImage())
  }

  @Test func `an image view's configuration is for what the image's own does not say`() {
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    view.image = UIImage(systemName: "star")
    #expect(shown?.frame.width == 48 && view.intrinsicContentSize.width == 48)
    let own = UIImage.SymbolConfiguration(pointSize: 17)
    view.image = UIImage(systemName: "star", withConfiguration: own)
    #expect(shown?.frame.width == 24)
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    view.image = UIImage(systemName: "star", withConfiguration: red)
    #expect(shown?.frame.width == 48 && shown?.tint == Color(255, 0, 0))
  }

  @Test func `an image has its own colour, whatever the tint is`() {
    view.tintColor = .green
    let star = UIImage(systemName: "star")
    view.image = star?.withTintColor(.red)
    #expect(shown?.tint == Color(255, 0, 0) && view.image != star)
    view.image = star?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(shown?.tint == Color(255, 0, 0))
    view.image = star?.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(shown?.tint == Color(0, 255, 0))
  }

  @Test func `a highlighted image view shows another image`() {
    view.image = UIImage(systemName: "star")
    view.isHighlighted = true
    #expect(shown?.image == .symbol("star"))
    view.highlightedImage = UIImage(systemName: "heart")
    #expect(shown?.image == .symbol("heart"))
    view.isHighlighted = false
    #expect(shown?.image == .symbol("star"))
  }

  @Test func `an image literal is an image of the program`() {
    stage.perform {
      let image = #imageLiteral(resourceName: "photo")
      #expect(image == UIImage(named: "photo") && !image.isEmpty)
    }
  }

  @Test func `an image literal without an image stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let image: UIImage = #imageLiteral(resourceName: "nothing")
      print(image)
    }
  }
}
