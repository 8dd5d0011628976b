import Foundation
import Goldens
import Testing

@testable import NavigationShell

@Suite struct FolderWalkTests {
  @Test func `a walk ends after so many names, and says in which folder`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      try Data().write(to: folder.url.appending(path: "\(name).yaml"))
    }
    let path = folder.url.path
    #expect(FolderWalk([path], maximumNames: 4).unreadable.isEmpty)
    let walk = FolderWalk([path], maximumNames: 3)
    #expect(walk.unreadable == [ReadError(path: path, reason: .tooManyNames(3))])
    #expect(
      walk.unreadable.first?.description
        == "\(path) cannot be read: there are more than 3 names in it and the folders that it leads to; "
        + "name a smaller one")
  }
}
