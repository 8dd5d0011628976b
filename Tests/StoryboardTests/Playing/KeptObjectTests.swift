import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// The objects that are left of a file once it has been played and its stage is gone.
@MainActor
struct KeptObjectTests {
  @Test func `nothing stays of scenes that were shown`() throws {
    var objects = ReachedObjects()
    try play(Sample.garden, &objects)
    #expect(objects.count > 100)
    #expect(objects.kept == [])
  }

  private func play(_ text: String, _ objects: inout ReachedObjects) throws {
    let document = try StoryboardDocument(contents: Data(text.utf8), file: "Garden.storyboard")
    let file = StoryboardFile(document, name: "Garden")
    let stage = Stage(size: .homeButtonPhone)
    for scene in document.scenes {
      stage.show(
        { file.makeController(of: scene, UIStoryboard(file)) ?? UIViewController() },
        restoring: nil)
      stage.advance(by: 0.1)
      _ = stage.displayList()
      objects.add(from: stage)
    }
  }
}

/// The objects that can be reached from one, as long as somebody else keeps them.
private struct ReachedObjects {
  private final class Weak {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var objects: [Weak] = []
  private var seen: Set<ObjectIdentifier> = []

  var count: Int { objects.count }

  /// The types of those that are still there, but for colours, which anyone may keep.
  var kept: Set<String> {
    Set(objects.compactMap(\.object).map { String(reflecting: type(of: $0)) })
      .filter { $0.hasPrefix("NavigationKit.") && $0 != "NavigationKit.UIColor" }
  }

  mutating func add(from value: Any) {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      objects.append(Weak(object))
    }
    while let level = mirror {
      for child in level.children { add(from: child.value) }
      mirror = level.superclassMirror
    }
  }
}
