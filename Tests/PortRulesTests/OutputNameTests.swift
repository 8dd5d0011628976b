import PortRules
import Testing

@Suite struct OutputNameTests {
  @Test func `a source's file has a name of its own`() {
    #expect(OutputName.names(of: ["/App/Screen.swift"]) == ["Screen.linux.swift"])
  }

  @Test func `main keeps its name`() {
    #expect(OutputName.names(of: ["/App/main.swift"]) == ["main.swift"])
  }

  @Test func `of sources with one name the later ones, by path, have a number`() {
    let paths = ["/App/B/Screen.swift", "/App/A/Screen.swift", "/App/C/screen.swift"]
    let names = ["Screen-2.linux.swift", "Screen.linux.swift", "screen-3.linux.swift"]
    #expect(OutputName.names(of: paths) == names)
  }

  @Test func `a module's own file is no source's`() {
    #expect(OutputName.module("App") == "App-module.linux.swift")
  }
}
