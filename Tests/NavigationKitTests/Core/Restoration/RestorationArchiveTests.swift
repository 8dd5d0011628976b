import Foundation
import Testing

@testable import NavigationKit

/// The description of an archive.
struct RestorationArchiveTests {
  @Test func `it is told by its objects and their values`() {
    let app = KeepingApp()
    let stage = Stage.launching(app)
    app.navigation.pushViewController(NotePage("One"), animated: false)
    #expect(
      stage.savedState()?.description == """
        app
          edition: 7
        stack
          UINavigationController.isNavigationBarHidden: false
          UINavigationController.isToolbarHidden: true
          UINavigationController.viewControllers: [stack/home, stack/note]
        stack/home
        stack/note made by NavigationKitTests.NotePage
          word: "One"
        """)
  }

  @Test func `every kind of value is told, names that could mislead in quotation marks`() {
    let archive = RestorationArchive(
      application: [
        "a/b": .dictionary(["k": .list([.bool(true), .number(0.5), .reference(9)])]),
        "d": .data(Data(count: 12)),
        "e\u{1B}": .object(class: "My.Mark", values: ["p": .string("\n")]),
      ])
    #expect(
      archive.description == """
        app
          "a/b": {k: [true, 0.5, nothing]}
          d: 12 bytes
          "e\\u{1B}": My.Mark {p: "\\n"}
        """)
    #expect(RestorationArchive().isEmpty && !archive.isEmpty)
  }

  @Test func `every kind of value is written and read`() throws {
    let values: [RestorationValue] = [
      .bool(false), .integer(.min), .number(-0.125), .string("é"), .data(Data([0])),
      .date(Date(timeIntervalSinceReferenceDate: 1.5)), .list([.bool(true)]),
      .dictionary(["": .integer(1)]), .object(class: "A.B", values: ["x": .reference(3)]),
    ]
    let archive = RestorationArchive(application: ["all": .list(values)])
    let written = try JSONEncoder().encode(archive)
    #expect(try JSONDecoder().decode(RestorationArchive.self, from: written) == archive)
  }
}
