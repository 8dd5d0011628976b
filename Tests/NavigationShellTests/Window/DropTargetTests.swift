import Drawing
import Foundation
import Goldens
import NavigationKit
import SDLShell
import Scenario
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
    #expect(target.open(try folder.add("Quay.storyboard", Data(quay.utf8))))
    #expect(app(of: target) == "Quay")
    #expect(target.takeFound() == nil)
    let inner = folder.url.appendingPathComponent("Papers")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(target.open(inner.path))
    #expect(app(of: target) == "files")
  }

  @Test func `a picture is shown, a scenario played`() throws {
    let target = DropTarget(shell, opensFiles: true)
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16))
    #expect(target.open(try folder.add("Sea.png", try PNG.encode(bitmap))))
    #expect(app(of: target) == "Sea")
    let script = "app: files\nsteps:\n  - expect: {depth: 1}\n"
    #expect(target.open(try folder.add("calm.yaml", Data(script.utf8))))
    guard case .scenario(let file)? = target.takeFound() else {
      Issue.record("no scenario was found")
      return
    }
    #expect(file.app.name == "files" && file.scenarios[0].steps.count == 1)
    #expect(!target.open(try folder.add("bad.yaml", Data("steps: 3".utf8))))
  }

  private func app(of target: DropTarget) -> String? {
    if case .app(let found)? = target.takeFound() { found.app.name } else { nil }
  }

  @Test func `what cannot be opened leaves the app running`() throws {
    let target = DropTarget(shell, opensFiles: true)
    #expect(!target.open(try folder.add("Bad.storyboard", Data("<document".utf8))))
    #expect(!target.open(try folder.add("a.txt", Data())))
    #expect(!target.open(folder.path("missing.storyboard")))
    #expect(target.takeFound() == nil)
  }

  @Test func `what cannot be opened is told for a while, a changed file until it is mended`() throws
  {
    let target = DropTarget(shell, opensFiles: true)
    var results: [Bool] = []
    target.onFailure = { results.append($1) }
    let path = try folder.add("Quay.storyboard", Data(quay.utf8))
    #expect(target.open(path))
    guard case .app(let found)? = target.takeFound() else {
      Issue.record("no app was found")
      return
    }
    try Data("<document".utf8).write(to: URL(fileURLWithPath: path))
    #expect(!target.open(folder.path("missing.storyboard")))
    #expect(!target.reopen(found.app, found.folder, language: "de"))
    #expect(!target.reread(found.app, found.folder, doing: []))
    #expect(!target.reread(found.app, found.folder, doing: []))
    #expect(results == [false, false, true])
  }

  @Test func `nothing is opened while an app is recorded`() {
    let target = DropTarget(shell, opensFiles: false)
    #expect(!target.open(folder.url.path))
    #expect(target.takeFound() == nil)
  }
}
