import Assets
import Foundation
import Storyboard
import Testing

/// The files of a folder that are listed, and those that are not.
struct FolderTreeTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder() }

  private func names(_ tree: FolderTree) -> [String] {
    tree.files.map { String($0.dropFirst(tree.folder.count + 1)) }
  }

  @Test func `files nearer to the top come first, hidden ones never`() throws {
    for name in ["b/c/d", "b/a", "z", ".git/e", "b/.f"] { try folder.add(name, "") }
    let tree = FolderTree(folder.path())
    #expect(names(tree) == ["z", "b/a", "b/c/d"])
    #expect(tree.folders == [folder.path("b"), folder.path("b/c")])
    #expect(tree.isWhole)
    #expect(names(FolderTree(folder.path()) { $0 != "c" }) == ["z", "b/a"])
  }

  @Test func `links to folders, in a circle or outside, are not followed`() throws {
    try folder.add("in/a", "")
    try folder.add("out/b", "")
    try folder.link("in/circle", to: ".")
    try folder.link("in/up", to: "..")
    try folder.link("in/self", to: "self")
    try folder.link("in/more", to: "../out")
    #expect(names(FolderTree(folder.path("in"))) == ["a"])
  }

  @Test func `a link to a file counts if that is inside`() throws {
    try folder.add("in/a", "")
    try folder.add("out/b", "")
    try folder.add("inside", "")
    try folder.link("in/near", to: "a")
    try folder.link("in/far", to: "../out/b")
    try folder.link("in/beside", to: "../inside")
    try folder.link("in/zero", to: "/dev/zero")
    try folder.link("in/gone", to: "nowhere")
    #expect(names(FolderTree(folder.path("in"))) == ["a", "near"])
    try folder.link("door", to: "in")
    #expect(names(FolderTree(folder.path("door"))) == ["a", "near"])
  }

  @Test func `what is no regular file is none`() throws {
    try folder.add("a", "")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(names(FolderTree(folder.path())) == ["a"])
    #expect(FolderTree(folder.path("a")).files.isEmpty)
    #expect(FolderTree(folder.path("nowhere")).files.isEmpty)
  }

  @Test func `beyond its limit names are not looked at, and it says so`() throws {
    for index in 0..<8 { try folder.add("\(index)/file", "") }
    let tree = FolderTree(folder.path(), mostNames: 10)
    #expect(tree.files.count == 2 && !tree.isWhole)
    #expect(FolderTree(folder.path(), mostNames: 16).isWhole)
  }

  @Test func `a storyboard outside of the folder is not found`() throws {
    try folder.addStoryboard("out/Main.storyboard")
    try folder.add("in/Shop.xcodeproj/project.pbxproj", "{}")
    try folder.link("in/Main.storyboard", to: "../out/Main.storyboard")
    try folder.link("in/all", to: "../out")
    #expect(throws: StoryboardError.self) { try StoryboardSource(project: folder.path("in")) }
  }
}
