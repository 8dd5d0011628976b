import Foundation
import Testing

@testable import NavigationShell

/// How a recording names what it was made of.
struct RecordedPathTests {
  @Test(arguments: [
    ("/work/shop/flow.yaml", "/work/shop/Shop.xcodeproj", "./Shop.xcodeproj"),
    ("/work/shop/flow.yaml", "/work/shop/Shop/Main.storyboard", "./Shop/Main.storyboard"),
    ("/work/shop/flow.yaml", "/work/shop", "."),
    ("/work/shop/flows/flow.yaml", "/work/shop/Shop.xcodeproj", "../Shop.xcodeproj"),
    ("/work/shop/flows/flow.yaml", "/work/shop", ".."),
    ("/work/shop/flows/flow.yaml", "/work/shopping", "/work/shopping"),
    ("/work/shop/flows/tabs/flow.yaml", "/work/shop", "/work/shop"),
    ("/tmp/flow.yaml", "/work/shop", "/work/shop"), ("/flow.yaml", "/work/shop", "./work/shop"),
  ])
  func `what is below the recording's folder or beside it is named from there`(
    scenario: String, opened: String, path: String
  ) {
    let file = URL(fileURLWithPath: scenario)
    #expect(URL(fileURLWithPath: opened).path(besides: file) == path)
  }
}
