import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Images and colours by their names in an asset catalogue.
struct CatalogTests {
  private struct Catalog: ImageSource {
    func size(of image: ImageReference) -> CGSize? { CGSize(width: 12, height: 8) }
    func catalogImage(named name: String) -> CatalogImage? {
      name == "leaf"
        ? CatalogImage(path: "/a/day.png", darkPath: "/a/night.png", isTemplate: false) : nil
    }
    func catalogColor(named name: String) -> CatalogColor? {
      name == "sea"
        ? CatalogColor(
          light: Color(red: 0, green: 0, blue: 1, alpha: 1),
          dark: Color(red: 0, green: 0, blue: 0.5, alpha: 1)) : nil
    }
  }

  private func stage(_ style: UIUserInterfaceStyle) -> Stage {
    Stage(
      size: CGSize(width: 100, height: 100),
      traits: UITraitCollection(userInterfaceStyle: style), imageSource: Catalog())
  }

  @Test(arguments: [(.light, "day.png"), (.dark, "night.png")] as [(UIUserInterfaceStyle, String)])
  func `an image follows the look`(style: UIUserInterfaceStyle, file: String) {
    let stage = stage(style)
    stage.perform {
      let image = UIImage(named: "leaf")
      #expect(image?.size == CGSize(width: 12, height: 8))
      #expect(image?.renderingMode == .alwaysOriginal && UIImage(named: "stone") == nil)
      stage.window.addSubview(UIImageView(image: image))
      stage.window.makeKeyAndVisible()
    }
    #expect(stage.displayList().description.contains(file))
  }

  @Test func `a colour follows the look`() {
    stage(.light).perform {
      let color = UIColor(named: "sea")
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color?.color(in: dark).blue == 0.5)
      #expect(color?.color(in: UITraitCollection(userInterfaceStyle: .light)).blue == 1)
      #expect(UIColor(named: "sky") == nil)
    }
  }

  @Test func `outside of a stage's update there is no catalogue`() {
    #expect(UIColor(named: "sea") == nil)
  }
}
