import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The home indicator's colour.
@Suite struct HomeIndicatorTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `it follows what is behind it, not the appearance`(style: UIUserInterfaceStyle) throws {
    let stage = phoneStage(chrome: ScreenChrome(hasHomeIndicator: true))
    stage.show(StatusBarController())
    stage.change(traits: UITraitCollection(userInterfaceStyle: style))
    let fills = stage.chromeCommands().compactMap {
      if case .fill(let fill) = $0 { fill } else { nil }
    }
    let bar = try #require(fills.first)
    #expect(fills.count == 1 && bar.color == .black && bar.colorOverDark == .white)
  }
}
