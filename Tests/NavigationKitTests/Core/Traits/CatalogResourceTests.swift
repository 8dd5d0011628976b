import Drawing
import Foundation
import NavigationKit
import Testing

/// Images and colours by the resources that Xcode makes of an asset catalogue.
struct CatalogResourceTests {
  private struct Catalog: ImageSource {
    func size(of image: ImageReference) -> CGSize? { CGSize(width: 12, height: 8) }
    func catalogImage(named name: String, scale: CGFloat) -> CatalogImage? {
      guard name == "Icons/home" else { return nil }
      func version(_ file: String) -> CatalogImage.Version {
        CatalogImage.Version(path: "/a/\(file).png", scale: scale, slicing: nil)
      }
      return CatalogImage(light: version("day"), dark: version("night"), isTemplate: nil)
    }
    func catalogColor(named name: String) -> CatalogColor? {
      guard name == "Text/sea" else { return nil }
      return CatalogColor(
        light: Color(red: 1, green: 0, blue: 0, alpha: 1),
        dark: Color(red: 0, green: 1, blue: 0, alpha: 1), lightContrast: nil)
    }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100), imageSource: Catalog())

  /// The picture of a view that an app shows.
  private func picture(of view: @MainActor () -> UIView) -> String {
    stage.perform {
      let view = view()
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      stage.window.addSubview(view)
      stage.window.makeKeyAndVisible()
    }
    return stage.displayList().description
  }

  private func view(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  @Test func `a colour is the catalogue's, and follows the look`() {
    let light = picture { view(UIColor(resource: .sea)) }
    #expect(light.contains("#FF0000"))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.displayList().description.contains("#00FF00"))
  }

  @Test func `a colour that is made before the app starts is found when it is drawn`() {
    let color = UIColor(resource: .sea)
    #expect(picture { view(color) }.contains("#FF0000"))
  }

  @Test func `a colour that another thread makes is found when it is drawn`() async {
    let color = await Task.detached { UIColor(resource: .sea) }.value
    #expect(picture { view(color) }.contains("#FF0000"))
  }

  @Test func `a colour that is not there is clear`() {
    let color = UIColor(resource: ColorResource(name: "sky", bundle: .main))
    #expect(color == .clear)
  }

  @Test func `an image is the catalogue's, and follows the look`() {
    let light = picture { UIImageView(image: UIImage(resource: .Icons.home)) }
    #expect(light.contains("day.png"))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.displayList().description.contains("night.png"))
  }

  @Test func `an image that is not there is a box`() {
    stage.perform {
      let image = UIImage(resource: ImageResource(name: "gone", bundle: .main))
      #expect(image.size.width > 0)
    }
    let box = picture {
      UIImageView(image: UIImage(resource: ImageResource(name: "gone", bundle: .main)))
    }
    #expect(box.contains("gone"))
  }

  @Test func `resources of one name and bundle are one`() {
    #expect(ColorResource.sea == ColorResource(name: "Text/sea", bundle: .main))
    #expect(ImageResource.Icons.home != ImageResource(name: "home", bundle: .main))
  }
}

extension ColorResource {
  fileprivate nonisolated static let sea = ColorResource(name: "Text/sea", bundle: .main)
}

extension ImageResource {
  fileprivate nonisolated enum Icons {
    static let home = ImageResource(name: "Icons/home", bundle: .main)
  }
}
