import Foundation
import Testing

@testable import PortRules

/// The names of the symbols of assets.
@Suite struct AssetSymbolNameTests {
  @Test(arguments: [
    ("Icon Home", "iconHome"), ("icon_home", "iconHome"), ("icon-home", "iconHome"),
    ("icon.home.fill", "iconHomeFill"), ("iconHome", "iconHome"), ("test_icon ", "testIcon"),
    ("URLIcon", "urlIcon"), ("TBlack", "tBlack"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
    ("blueEF", "blueEF"), ("icon_ID", "iconID"), ("Blue50", "blue50"), ("c50000", "c50000"),
    ("color_000000", "color000000"), ("sy_head_10@2x", "syHead102X"), ("color7C", "color7C"),
    ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"),
    ("FFE05D", "FFE_05_D"), ("292C38", "_292_C_38"), ("121212", "_121212"), ("16_9", "_16_9"),
    ("1gridPopup", "_1GridPopup"), ("größe", "größe"), ("首页", "首页"),
  ])
  func `it has the words of the asset's name`(asset: String, symbol: String) {
    #expect(AssetSymbolName.symbol(of: asset) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("background-color", "background"), ("Initial-Image", "initial"),
    ("backgroundImage", "background"), ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"),
    ("Color", "color"), ("image", "image"), ("mainBackgroundColor2", "mainBackgroundColor2"),
    ("btn_color_disable", "btnColorDisable"), ("welcomeVCimage", "welcomeVCimage"),
    ("multicolor", "multicolor"),
  ])
  func `a last word “Color” or “Image” goes`(asset: String, symbol: String) {
    #expect(AssetSymbolName.symbol(of: asset) == symbol)
  }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("tab_bar icons", "TabBarIcons"),
    ("Text Color", "TextColor"), ("UI", "UI"), ("2x", "_2X"),
  ])
  func `a folder's enum begins with a capital`(folder: String, symbol: String) {
    #expect(AssetSymbolName.namespace(of: folder) == symbol)
  }

  @Test func `a name of signs has no symbol`() {
    #expect(AssetSymbolName.symbol(of: "+") == nil && AssetSymbolName.namespace(of: "") == nil)
  }

  @Test func `no symbol has the name of a colour of UIKit's`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = root.appendingPathComponent("../../../docs/uikit-surface.tsv").standardized
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let members = rows.map { row -> [String] in row.split(separator: "\t").map(String.init) }
      .filter { row in row[0] == "UIColor" && row[3] == "property" }.map { row in row[1] }
    let others = [
      "cgColor", "ciColor", "accessibilityName", "standardDynamicRange", "linearExposure",
    ]
    #expect(members.count > 50)
    #expect(Set(members).subtracting(others).subtracting(UIKitAssetName.colors) == [])
  }
}
