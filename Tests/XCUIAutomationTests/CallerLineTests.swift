import Testing

@testable import XCUIAutomation

/// The place of a failure that no argument names.
struct CallerLineTests {
  @Test func `the innermost line that is not of the library counts`() {
    let library = CallerLine(file: libraryFile, line: 12)
    let none = CallerLine(file: "/<compiler-generated>", line: 0)
    let helper = CallerLine(file: "/App/UITests/Robot.swift", line: 7)
    let test = CallerLine(file: "/App/UITests/AppTests.swift", line: 30)
    #expect(CallerLine.of([library, none, helper, test]) == helper)
    #expect(CallerLine.of([library, none]) == nil)
  }

  @Test func `it is found on the stack`() {
    let (found, line) = (CallerLine.innermost, #line)
    #expect(found == CallerLine(file: #filePath, line: line))
  }

  @Test(
    arguments: [
      (["-AppleLanguages", "(de)"], "de"), (["-AppleLanguages", "(\"pt-BR\")"], "pt-BR"),
      (["-verbose", "-AppleLanguages", "(en, de)"], "en"), (["-AppleLocale", "de_DE"], nil),
    ] as [([String], String?)])
  func `arguments ask for a language`(arguments: [String], language: String?) {
    #expect(LaunchSettings.language(in: arguments) == language)
  }

  /// A file of the library, which is in the folder `Sources` beside that of the tests.
  private var libraryFile: String {
    let tests = #filePath.ranges(of: "/Tests/").last
    return #filePath[..<(tests?.lowerBound ?? #filePath.endIndex)]
      + "/Sources/XCUIAutomation/Elements/XCUIElement.swift"
  }
}
