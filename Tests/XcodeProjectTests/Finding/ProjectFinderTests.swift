import AppFolders
import Testing
import XcodeProject

/// Which projects a path means.
@Suite struct ProjectFinderTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  private func found(_ name: String = "") throws -> [String] {
    try ProjectFinder(folder.place(name)).projects().map { $0.path.relative(to: folder.path) }
  }

  @Test(arguments: [
    "App/App.xcodeproj", "App/App.xcodeproj/project.pbxproj", "App", "App/", "",
    "App/App.xcworkspace",
  ])
  func `a project is found by its path and by those around it`(name: String) throws {
    try folder.add("App/App.xcodeproj", ProjectText([.init("App")]))
    try folder.add("App/Deeper/Other.xcodeproj", ProjectText([]))
    try folder.add("App/Pods/Pods.xcodeproj", ProjectText([]))
    try folder.add(
      "App/App.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
        <FileRef location = "group:Lost.xcodeproj"/>
      </Workspace>
      """)
    #expect(try found(name) == ["App/App.xcodeproj"])
  }

  @Test func `a workspace names projects inside its groups`() throws {
    for name in ["One/A.xcodeproj", "Two/In/B.xcodeproj", "C.xcodeproj", "D.xcodeproj"] {
      try folder.add(name, ProjectText([]))
    }
    try folder.add(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><Group location='group:Two' name='x'><Group location="group:In">
      <FileRef location="group:B.xcodeproj"/></Group></Group>
      <FileRef location="container:One/A.xcodeproj"/><FileRef location="group:Notes.txt"/>
      <FileRef location="group:D.xcodeproj"/>
      <FileRef location="absolute:\(folder.place("C.xcodeproj"))"/></Workspace>
      """)
    #expect(
      try found("All.xcworkspace") == [
        "Two/In/B.xcodeproj", "One/A.xcodeproj", "D.xcodeproj", "C.xcodeproj",
      ])
  }

  @Test func `projects side by side are all found`() throws {
    try folder.add("B.xcodeproj", ProjectText([]))
    for name in ["A.xcodeproj", "Pods.xcodeproj"] { try folder.add(name, ProjectText([])) }
    #expect(try found() == ["A.xcodeproj", "B.xcodeproj"])
  }

  @Test(arguments: [
    ("import UIKit\n@main class Delegate {}", ProjectTarget.Kind.app),
    ("  @UIApplicationMain\nclass Delegate {}", .app), ("// @main\nclass A {}", .library),
    ("@mainActor class A {}", .library),
  ])
  func `plain sources are a target`(text: String, kind: ProjectTarget.Kind) throws {
    try folder.add("Shop/Delegate.swift", text)
    try folder.add("Shop/Pods/Other.swift")
    for name in ["Main.storyboard", "Info.plist", "de.lproj/Main.strings", "A.xcassets/b.png"] {
      try folder.add("Shop/\(name)")
    }
    let project = try ProjectFinder(folder.place("Shop")).projects()[0]
    let target = try #require(project.target(named: "Shop"))
    #expect(project.format == .folder && target.kind == kind)
    #expect(target.sources == [folder.place("Shop/Delegate.swift")])
    #expect(
      target.resources.map { $0.path.relative(to: folder.path) }
        == ["Shop/A.xcassets", "Shop/Main.storyboard", "Shop/de.lproj/Main.strings"])
    #expect(target.infoPlist == folder.place("Shop/Info.plist"))
  }

  @Test(arguments: [
    ("Lost", "it is not there; name an .xcodeproj"),
    ("a.txt", "it is no project; name an .xcodeproj"),
    ("Empty", "there is no project and no source in it"),
    ("Bad.xcodeproj", "project.pbxproj:1:2: a key or } is missing"),
    ("None.xcodeproj", "project.pbxproj: no such file or directory"),
    ("Text.xcodeproj", "project.pbxproj: it holds no keys"),
    ("Gone.xcworkspace", "none of its projects is there; name an .xcodeproj"),
  ])
  func `what is no project is refused with a cure`(name: String, sentence: String) throws {
    try folder.add("a.txt")
    try folder.add("Empty/b.txt")
    try folder.add("None.xcodeproj/x")
    try folder.add("Bad.xcodeproj/project.pbxproj", "{")
    try folder.add("Text.xcodeproj/project.pbxproj", "a")
    try folder.add(
      "Gone.xcworkspace/contents.xcworkspacedata",
      "<W><FileRef location=\"group:A.xcodeproj\"/></W>")
    let error = try #require(throws: ProjectError.self) { try found(name) }
    #expect(error.description.contains(sentence), "\(error)")
    #expect(error.description.hasPrefix(folder.place(name)))
  }
}
