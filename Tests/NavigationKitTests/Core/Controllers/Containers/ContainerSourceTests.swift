import Foundation
import Testing

/// Which sources may name the navigation controller.
struct ContainerSourceTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../Sources").standardizedFileURL

  /// The lines of code with a text outside the container's own folder, comments left out.
  private static func lines(
    with text: String, under folder: String
  ) -> [(file: String, line: String)] {
    let root = sources.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/Containers/Navigation/") }
      .flatMap { file in
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard source.contains(text) else { return [(file: String, line: String)]() }
        return source.split(separator: "\n")
          .filter { $0.contains(text) && !$0.drop { $0 == " " }.hasPrefix("//") }
          .map { (file.lastPathComponent, String($0)) }
      }
  }

  @Test func `nobody else asks whether a controller is a navigation controller`() {
    let named = Self.lines(with: "UINavigationController", under: "")
    #expect(named.count > 50, "the sources are looked at")
    let casts = named.filter {
      $0.line.contains(#/\b(as[?!]?|is|case let \w+ as)\s+(any\s+)?UINavigationController\b/#)
    }
    #expect(casts.map { "\($0.file): \($0.line)" } == [])
    let calls = Self.lines(with: "navigationController?.", under: "NavigationKit")
    #expect(calls.map { "\($0.file): \($0.line)" } == [])
  }

  @Test func `the rest of the engine names it in UIKit's own properties alone`() {
    let named = Self.lines(with: "NavigationController", under: "NavigationKit").filter {
      $0.line.contains(#/\bUINavigationController\b|NavigationControllerView\b/#)
    }
    #expect(
      Set(named.map(\.line)) == [
        "  open var navigationController: UINavigationController? { nearestContainer() }",
        "final class MoreNavigationController: UINavigationController {",
        "open class UIImagePickerController: UINavigationController {",
        "  open var moreNavigationController: UINavigationController { more }",
      ])
  }
}
