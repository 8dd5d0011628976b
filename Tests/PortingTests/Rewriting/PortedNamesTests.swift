import Porting
import Testing

/// The names of rewritten sources.
@Suite struct PortedNamesTests {
  @Test(
    arguments: [
      (["/a/Screen.swift"], nil, ["Screen.linux.swift"]),
      (
        ["/a/Screen.swift", "/b/Screen.swift", "/c/screen.swift"], nil,
        ["Screen.linux.swift", "Screen-2.linux.swift", "screen-3.linux.swift"]
      ),
      (
        ["/a/A-2.swift", "/a/A.swift", "/b/A.swift"], nil,
        ["A-2.linux.swift", "A.linux.swift", "A-3.linux.swift"]
      ),
      (["/a/main.swift", "/b/main.swift"], "/b/main.swift", ["main.linux.swift", "main.swift"]),
      (["/a/UIView+X y.swift"], nil, ["UIView+X y.linux.swift"]), ([], nil, []),
    ] as [([String], String?, [String])])
  func `each source has a file of its own`(sources: [String], main: String?, names: [String]) {
    #expect(PortedNames.names(of: sources, main: main) == names)
  }
}
