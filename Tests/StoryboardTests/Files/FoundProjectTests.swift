import Assets
import Foundation
import Goldens
import Storyboard
import Testing

/// Which folder, project and files are meant by what is named.
struct FoundProjectTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder() }

  @Test func `what is not there is named`() throws {
    #expect(
      try folder.refusal("Gone.xcodeproj").contains("Gone.xcodeproj/project.pbxproj: no such file"))
    try folder.add("File.xcodeproj", "")
    #expect(
      try folder.refusal("File.xcodeproj").contains(
        "File.xcodeproj/project.pbxproj: not a directory"))
    #expect(try folder.refusal().contains("project.pbxproj: not a directory"))
  }

  @Test func `a workspace means the folder that it is in`() throws {
    try folder.addProject([("Shop", "")])
    try folder.add("Shop.xcworkspace/contents.xcworkspacedata", "")
    try folder.addStoryboard("Shop/Main.storyboard")
    #expect(try folder.main("Shop.xcworkspace") == "Shop/Main.storyboard")
    #expect(
      try folder.refusal("Gone.xcworkspace/").hasSuffix(
        "Gone.xcworkspace: no such file or directory"))
  }

  @Test func `what others made is not looked at`() throws {
    try folder.addProject([("Shop", "")])
    try folder.addStoryboard("Shop/Stall.storyboard")
    for name in ["Pods", "Carthage", "build", "A.framework", ".hidden"] {
      try folder.addStoryboard("\(name)/Main.storyboard")
    }
    #expect(try folder.main() == "Shop/Stall.storyboard")
  }

  @Test func `only a folder that holds a project or a storyboard is one`() throws {
    #expect(!StoryboardSource.isProject(folder.path()))
    try folder.addStoryboard("Shop/Base.lproj/Main.storyboard")
    #expect(!StoryboardSource.isProject(folder.path()))
    #expect(StoryboardSource.isProject(folder.path("Shop")))
    #expect(StoryboardSource.isProject(folder.path("Shop/Base.lproj")))
    try folder.addProject()
    #expect(StoryboardSource.isProject(folder.path()))
    #expect(!StoryboardSource.isProject(folder.path("Gone")))
  }

  @Test func `a storyboard has the files of the project that it is in, else of its folder`() throws
  {
    let path = try folder.addStoryboard("Shop/Base.lproj/Main.storyboard")
    #expect(StoryboardSource(storyboard: path).files.folder == folder.path("Shop"))
    try folder.addProject()
    let source = StoryboardSource(storyboard: path)
    #expect(source.files.folder == folder.path())
    #expect(try source.name == "Main" && source.languages() == ["en"])
  }
}
