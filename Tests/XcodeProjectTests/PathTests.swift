import Testing
import XcodeProject

/// Paths as texts.
@Suite struct PathTests {
  @Test(arguments: [
    ("/a/b/../c/./d//e", "/a/c/d/e"), ("/../a", "/a"), ("/", "/"), ("/a/..", "/"),
  ])
  func `what leads back is taken out`(path: String, whole: String) {
    #expect(path.wholePath == whole)
  }

  @Test(arguments: [
    ("/a/b", "c", "/a/b/c"), ("/a/b", "../c d", "/a/c d"), ("/a", "/b", "/b"), ("/a", "", "/a"),
    ("/", "a", "/a"),
  ])
  func `paths lead on from a folder`(folder: String, path: String, expected: String) {
    #expect(folder.appendingPath(path) == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/c", "/a/b", "../c"), ("/a", "/a", "."),
    ("/x/y", "/a/b", "../../x/y"),
    ("/a/bc", "/a/b", "../bc"), ("/a", "/a/b", ".."),
  ])
  func `the way from one folder to another`(path: String, folder: String, expected: String) {
    #expect(path.relative(to: folder) == expected)
    #expect(folder.appendingPath(expected) == path)
  }

  @Test(arguments: [
    ("/a/B.Swift", "/a", "B.Swift", "B", "swift"), ("/a", "/", "a", "a", ""),
    ("b", ".", "b", "b", ""), ("/a/.b", "/a", ".b", ".b", ""),
    ("/a/b.c.d", "/a", "b.c.d", "b.c", "d"),
  ])
  func `the parts of a path`(
    path: String, folder: String, name: String, stem: String, type: String
  ) {
    #expect(path.folderOfPath == folder)
    #expect([path.nameOfPath, path.stemOfPath, path.typeOfPath] == [name, stem, type])
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a", false), ("/a", "/", true),
  ])
  func `a path is inside a folder`(path: String, folder: String, isInside: Bool) {
    #expect(path.isInside(folder) == isInside)
  }
}
