import Foundation
import Testing

@testable import NavigationShell

/// How a recording names what it was made of.
struct RecordedPathTests {
  @Test(arguments: [
    ("/home/ada/shop/flow.yaml", "/home/ada/shop/Shop.xcodeproj", "./Shop.xcodeproj"),
    ("/home/ada/shop/flow.yaml", "/home/ada/shop/Shop/Main.storyboard", "./Shop/Main.storyboard"),
    ("/home/ada/shop/flow.yaml", "/home/ada/shop", "."),
    ("/home/ada/shop/flows/flow.yaml", "/home/ada/shop/Shop.xcodeproj", "../Shop.xcodeproj"),
    ("/home/ada/shop/flows/flow.yaml", "/home/ada/shop", ".."),
    ("/home/ada/shop/flows/flow.yaml", "/home/ada/shopping", "/home/ada/shopping"),
    ("/home/ada/shop/flows/tabs/flow.yaml", "/home/ada/shop", "/home/ada/shop"),
    ("/flows/flow.yaml", "/home/ada/shop", "/home/ada/shop"),
    ("/flow.yaml", "/home/ada/shop", "./home/ada/shop"),
  ])
  func `what is below the recording's folder or beside it is named from there`(
    scenario: String, opened: String, path: String
  ) {
    let file = URL(fileURLWithPath: scenario)
    #expect(URL(fileURLWithPath: opened).path(besides: file) == path)
  }
}
