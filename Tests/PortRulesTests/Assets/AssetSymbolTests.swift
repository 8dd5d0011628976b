import PortRules
import Testing

/// The symbols of a module's assets, as Xcode generates them.
@Suite struct AssetSymbolTests {
  private let assets = AssetNames(
    colors: [["Brand"], ["Sea Color"], ["red"], ["Text", "Dark", "ink"], ["default"]],
    images: [["icon-home"], ["icon home"], ["Icons", "home"], ["a\"b"]], areMembers: true)

  private func whole(
    _ sources: String..., assets: AssetNames? = nil, isApp: Bool = false
  ) throws -> String {
    let files = sources.enumerated().map { number, text in
      SourceFile(path: "/App/Source\(number).swift", text: text)
    }
    let module = try PortedModule(
      name: "App", sources: files, kind: isApp ? .app : .library, assets: assets ?? self.assets)
    return module.files[sources.count].text
  }

  @Test func `resources are there, and members of UIKit's types`() throws {
    let text = try whole("f(.brand, UIColor(resource: .sea))", "g(UIImage.iconHome)")
    #expect(
      text.contains(
        """
        extension UIKit.ColorResource {
          nonisolated static let brand = UIKit.ColorResource(name: "Brand", bundle: .main)
          nonisolated static let sea = UIKit.ColorResource(name: "Sea Color", bundle: .main)
        }
        extension UIKit.UIColor {
          nonisolated static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }
          nonisolated static var sea: UIKit.UIColor { UIKit.UIColor(resource: .sea) }
        }
        extension UIKit.ImageResource {
          nonisolated static let iconHome = UIKit.ImageResource(name: "icon home", bundle: .main)
        }
        extension UIKit.UIImage {
          @preconcurrency @MainActor static var iconHome: UIKit.UIImage { UIKit.UIImage(resource: .iconHome) }
        }

        """))
  }

  @Test func `a folder that provides a namespace is an enum`() throws {
    let text = try whole("f(.Text.Dark.ink, .Icons.home)")
    #expect(
      text.contains(
        """
        extension UIKit.ColorResource {
          nonisolated enum Text {
            nonisolated enum Dark {
              nonisolated static let ink = UIKit.ColorResource(name: "Text/Dark/ink", bundle: .main)
            }
          }
        }
        """))
    #expect(text.contains("UIKit.UIColor { UIKit.UIColor(resource: .Text.Dark.ink) }"))
    #expect(text.contains("UIKit.ImageResource(name: \"Icons/home\", bundle: .main)"))
  }

  @Test func `names that Swift needs, and signs, are written so that they compile`() throws {
    let text = try whole("f(.default, .aB)")
    #expect(text.contains("static let `default` = UIKit.ColorResource(name: \"default\""))
    #expect(text.contains("{ UIKit.UIColor(resource: .`default`) }"))
    #expect(text.contains("static let aB = UIKit.ImageResource(name: \"a\\\"b\", bundle: .main)"))
  }

  @Test func `what no source mentions is not declared`() throws {
    #expect(try !whole("let brandy = home").contains("extension UIKit"))
    #expect(try !whole("f(.home)").contains("extension UIKit"))
  }

  @Test func `members of UIKit's types are there only if the project says so`() throws {
    let text = try whole("f(.brand)", assets: AssetNames(colors: [["Brand"]]))
    #expect(text.contains("ColorResource") && !text.contains("UIColor"))
  }

  @Test func `a name of UIKit's is a resource alone`() throws {
    let text = try whole("f(.red, .brand)")
    #expect(text.contains("static let red = UIKit.ColorResource"))
    #expect(text.contains("var brand: UIKit.UIColor") && !text.contains("var red"))
  }

  @Test(arguments: [
    "extension UIColor { static let brand = UIColor.red }",
    "extension UIKit.UIColor { class var brand: UIColor { .red } }",
    "extension UIColor { static func brand() -> UIColor { .red } }",
  ])
  func `what the module declares itself is left to it`(source: String) throws {
    let text = try whole(source, "f(.brand)")
    #expect(text.contains("static let brand = UIKit.ColorResource"))
    #expect(!text.contains("var brand"))
  }

  @Test func `a resource and an enum that the module declares itself are left to it`() throws {
    let text = try whole(
      "extension ColorResource { static let brand = ColorResource(name: a, bundle: b) }",
      "extension UIImage { enum Icons { static let home = 1 } }", "f(.Icons.home)")
    #expect(!text.contains("static let brand"))
    #expect(text.contains("\"Icons/home\"") && !text.contains("resource: .Icons.home"))
  }

  @Test func `a member of an instance is another one`() throws {
    let text = try whole("extension UIColor { var brand: Int { 1 } }", "f(.brand)")
    #expect(text.contains("static var brand"))
  }

  @Test func `an extension of nothing stops nothing`() throws {
    #expect(try whole("extension {}", "f(.brand)").contains("static var brand"))
  }

  @Test func `without catalogues nothing is added`() throws {
    #expect(try !whole("f(.brand)", assets: AssetNames()).contains("extension"))
  }
}
