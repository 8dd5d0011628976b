import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// Files that are dropped on a window.
struct DropTargetTests {
  private let folder: TemporaryFolder
  private let shell = Shell(apps: [
    App(name: "files", title: "Files", summary: "", opensFolders: true) { _ in UIViewController() }
  ])

  init() throws { folder = try TemporaryFolder() }

  @Test func `a storyboard or a folder is found, and handed over once`() throws {
    let target = DropTarget(shell, opensFiles: true)
    #expect(target.take(try folder.add("Quay.storyboard", Data(quay.utf8))))
    #expect(target.takeFound()?.app.name == "Quay")
    #expect(target.takeFound() == nil)
    let inner = folder.url.appendingPathComponent("Papers")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(target.take(inner.path))
    #expect(target.takeFound()?.app.name == "files")
  }

  @Test func `what cannot be opened leaves the app running`() throws {
    let target = DropTarget(shell, opensFiles: true)
    #expect(!target.take(try folder.add("Bad.storyboard", Data("<document".utf8))))
    #expect(!target.take(try folder.add("a.png", Data())))
    #expect(!target.take(folder.path("missing.storyboard")))
    #expect(target.takeFound() == nil)
  }

  @Test func `nothing is opened while an app is recorded`() {
    let target = DropTarget(shell, opensFiles: false)
    #expect(!target.take(folder.url.path))
    #expect(target.takeFound() == nil)
  }
}
