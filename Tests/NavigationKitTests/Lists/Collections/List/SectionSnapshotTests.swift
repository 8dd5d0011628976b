import NavigationKit
import Testing

/// The items of a section, some inside others.
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private var tree: Snapshot {
    var tree = Snapshot()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x"], to: "a2")
    return tree
  }

  @Test func `items are in order, each before those inside it`() {
    #expect(tree.items == ["a", "a1", "a2", "x", "b"] && tree.rootItems == ["a", "b"])
    #expect(tree.level(of: "x") == 2 && tree.parent(of: "x") == "a2" && tree.parent(of: "a") == nil)
    #expect(tree.index(of: "b") == 4 && tree.index(of: "?") == nil && tree.contains("x"))
  }

  @Test func `only items inside expanded ones are visible`() {
    var tree = tree
    #expect(tree.visibleItems == ["a", "b"] && !tree.isVisible("a1"))
    tree.expand(["a2"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a2") && !tree.isVisible("x"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "x", "b"] && tree.isVisible("x"))
    tree.collapse(["a2"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
  }

  @Test func `items come before and after others, and go with what is inside`() {
    var tree = tree
    tree.insert(["a0"], before: "a1")
    tree.insert(["c"], after: "b")
    #expect(tree.items == ["a", "a0", "a1", "a2", "x", "b", "c"])
    tree.delete(["a2", "b"])
    #expect(tree.items == ["a", "a0", "a1", "c"] && !tree.contains("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func `a part of it is a snapshot, and takes another's place`() {
    var tree = tree
    tree.expand(["a2"])
    let part = tree.snapshot(of: "a")
    #expect(part.rootItems == ["a1", "a2"] && part.items == ["a1", "a2", "x"])
    #expect(
      part.isExpanded("a2") && tree.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    var other = Snapshot()
    other.append(["n"])
    other.append(["n1"], to: "n")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "n1", "b"])
    tree.insert(part, after: "b")
    #expect(tree.items == ["a", "n", "n1", "b", "a1", "a2", "x"])
  }
}
