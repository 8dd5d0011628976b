import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Images and colours by their names in an asset catalogue.
struct CatalogTests {
  private struct Catalog: ImageSource {
    func size(of image: ImageReference) -> CGSize? { CGSize(width: 12, height: 8) }
    func catalogImage(named name: String, scale: CGFloat) -> CatalogImage? {
      guard name == "leaf" else { return nil }
      func version(_ file: String) -> CatalogImage.Version {
        CatalogImage.Version(
          path: "/a/\(file)@\(Int(scale)).png", scale: scale,
          slicing: CatalogSlicing(
            top: 0, left: 3, bottom: 0, right: 3, middle: CGSize(width: 2, height: 0),
            isTiled: false))
      }
      return CatalogImage(
        light: version("day"), dark: version("night"), lightContrast: version("noon"),
        isTemplate: false)
    }
    func catalogColor(named name: String) -> CatalogColor? {
      name == "sea"
        ? CatalogColor(
          light: Color(red: 0, green: 0, blue: 1, alpha: 1),
          dark: Color(red: 0, green: 0, blue: 0.5, alpha: 1),
          lightContrast: Color(red: 0, green: 0, blue: 0.75, alpha: 1)) : nil
    }
  }

  private func stage(_ style: UIUserInterfaceStyle, scale: CGFloat = 2) -> Stage {
    Stage(
      size: CGSize(width: 100, height: 100), scale: scale,
      traits: UITraitCollection(userInterfaceStyle: style), imageSource: Catalog())
  }

  /// The picture of a view in a look.
  private func frame(_ style: UIUserInterfaceStyle, of view: (UIImage?) -> UIView) -> String {
    let stage = stage(style)
    stage.perform {
      let view = view(UIImage(named: "leaf"))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      stage.window.addSubview(view)
      stage.window.makeKeyAndVisible()
    }
    return stage.displayList().description
  }

  @Test(
    arguments: [(.light, "day@2.png"), (.dark, "night@2.png")] as [(UIUserInterfaceStyle, String)])
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

  @Test func `a colour that depends on the look finds another by its name as it is drawn`() {
    let stage = stage(.light)
    stage.window.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? MainActor.assumeIsolated { UIColor(named: "sea")! } : .white
    }
    stage.window.makeKeyAndVisible()
    #expect(stage.displayList().description.contains("#FFFFFF"))
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.displayList().description.contains("#000080"))
  }

  private struct Accents: ImageSource {
    func size(of image: ImageReference) -> CGSize? { nil }
    var accentColor: CatalogColor? {
      CatalogColor(
        light: Color(red: 1, green: 0, blue: 0, alpha: 1),
        dark: Color(red: 0, green: 1, blue: 0, alpha: 1), lightContrast: nil)
    }
  }

  @Test func `the accent colour of the catalogue is the tint of windows that have no other`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), imageSource: Accents())
    let (view, other) = (UIView(), UIView())
    stage.window.addSubview(view)
    stage.window.addSubview(other)
    stage.window.makeKeyAndVisible()
    view.backgroundColor = .tintColor
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    other.tintColor = .systemYellow
    #expect(view.tintColor == stage.window.tintColor && other.tintColor == .systemYellow)
    #expect(stage.displayList().description.contains("#FF0000"))
    stage.window.tintColor = .black
    #expect(view.tintColor == .black)
    stage.window.tintColor = nil
    #expect(stage.displayList().description.contains("#FF0000"))
  }

  @Test func `an image in a button, a bar, a field, a text and a drawing follows the look`() {
    let views: [(UIImage?) -> UIView] = [
      {
        let button = UIButton(type: .custom)
        button.setImage($0, for: .normal)
        return button
      },
      {
        let bar = UINavigationBar()
        bar.setBackgroundImage($0, for: .default)
        return bar
      },
      {
        let field = UITextField()
        field.background = $0
        return field
      },
      {
        let label = UILabel()
        let attachment = NSTextAttachment()
        attachment.image = $0
        label.attributedText = NSAttributedString(attachment: attachment)
        return label
      },
      { image in
        UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            image?.draw(at: .zero)
          })
      },
      { image in
        let view = UIView()
        view.layer.contents = image?.cgImage
        return view
      },
    ]
    for (index, view) in views.enumerated() {
      #expect(frame(.light, of: view).contains("day@2.png"), "view \(index)")
      #expect(frame(.dark, of: view).contains("night@2.png"), "view \(index)")
    }
  }

  @Test func `a sliced image keeps its edges and shows only its middle between them`() {
    let stage = stage(.light)
    stage.perform {
      let view = UIImageView(image: UIImage(named: "leaf"))
      view.frame = CGRect(x: 0, y: 0, width: 46, height: 8)
      stage.window.addSubview(view)
      stage.window.makeKeyAndVisible()
    }
    let images = stage.displayList().commands.compactMap { command -> ImagePlacement? in
      if case .image(let image) = command { image } else { nil }
    }
    #expect(images.map(\.clip.minX) == [0, 3, 43] && images.map(\.clip.width) == [3, 40, 3])
    // Of 12 points, the 2 behind the left edge are as wide as 40.
    #expect(images.map(\.frame.width) == [12, 240, 12])
    #expect(images.map(\.frame.minX) == [0, -57, 34])
  }

  @Test func `the catalogue is asked for the screen's scale, which is the image's`() {
    for scale in [1, 3] as [CGFloat] {
      stage(.light, scale: scale).perform {
        let image = UIImage(named: "leaf")
        #expect(image?.reference == .file("/a/day@\(Int(scale)).png") && image?.scale == scale)
        #expect(image?.cgImage?.width == Int(12 * scale))
      }
    }
  }

  @Test func `an asset has a version for a style and a contrast`() throws {
    try stage(.light).tryToPerform {
      let image = try #require(UIImage(named: "leaf"))
      let asset = try #require(image.imageAsset)
      @MainActor func file(
        _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal
      ) -> ImageReference {
        asset.image(
          with: UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
          ])
        ).reference
      }
      #expect(file(.light) == .file("/a/day@2.png") && file(.dark) == .file("/a/night@2.png"))
      #expect(file(.light, .high) == .file("/a/noon@2.png"))
      #expect(file(.dark, .high) == .file("/a/night@2.png"))
      #expect(asset.image(with: UITraitCollection()).reference == image.reference)
      #expect(asset.image(with: UITraitCollection()).imageAsset === asset)
    }
  }

  @Test func `registered images are versions of each other`() {
    let (day, night) = (UIImage(data: Data([1])), UIImage(data: Data([2])))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    night.map { day?.imageAsset?.register($0, with: dark) }
    #expect(day?.resolved(in: dark) == night && night?.resolved(in: dark) == night)
    #expect(night?.resolved(in: UITraitCollection(userInterfaceStyle: .light)) == day)
    day?.imageAsset?.unregister(with: dark)
    #expect(day?.resolved(in: dark) == day)
    #expect(UIImageAsset().image(with: dark) == UIImage())
  }

  @Test func `a colour follows the look`() {
    stage(.light).perform {
      let color = UIColor(named: "sea")
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color?.color(in: dark).blue == 0.5)
      #expect(color?.color(in: UITraitCollection(userInterfaceStyle: .light)).blue == 1)
      let high = UITraitCollection(accessibilityContrast: .high)
      #expect(color?.color(in: high).blue == 0.75)
      #expect(color?.color(in: UITraitCollection(traitsFrom: [dark, high])).blue == 0.5)
      #expect(UIColor(named: "sky") == nil)
    }
  }

  @Test func `outside of a stage's update there is no catalogue`() {
    #expect(UIColor(named: "sea") == nil)
  }
}
