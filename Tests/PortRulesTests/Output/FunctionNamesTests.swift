import Testing

@testable import PortRules

@Suite struct FunctionNamesTests {
  @Test(arguments: [
    ("/App/Screen.swift", "classTables_Screen"),
    ("/App/View+Tap 2.swift", "classTables_View_Tap_2"),
    ("/App/main.swift", "classTables_main"),
  ])
  func `a source's function has its name`(path: String, name: String) {
    #expect(FunctionNames([path])[0] == name)
  }

  @Test func `no two sources have one`() {
    let names = FunctionNames(["/App/A-B.swift", "/App/A_B.swift", "/Other/A_B.swift"])
    #expect(Set([names[0], names[1], names[2]]).count == 3)
  }
}
