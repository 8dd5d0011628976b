import FileTypes
import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// A sheet on which files are picked.
struct DocumentPickerTests {
  private final class Delegate: UIDocumentPickerDelegate {
    var picked: [URL]?
    var isCancelled = false

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      picked = urls
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      isCancelled = true
    }
  }

  private final class FormerDelegate: UIDocumentPickerDelegate {
    var picked: URL?
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) { picked = url }
  }

  private let papers: TemporaryFolder
  private let stage = Stage(size: .phone)
  private let delegate = Delegate()
  private let page = UIViewController()

  init() throws {
    papers = try TemporaryFolder()
    for name in ["Apples.txt", "Pears.txt", "Photo.png"] {
      _ = try papers.add(name, Data(name.utf8))
    }
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func present(
    _ task: UIDocumentPickerViewController.Task, _ delegate: (any UIDocumentPickerDelegate)? = nil,
    several: Bool = false
  ) {
    let picker = UIDocumentPickerViewController(task, in: DocumentFolder(url: papers.url))
    picker.delegate = delegate ?? self.delegate
    picker.allowsMultipleSelection = several
    page.present(picker, animated: true)
    stage.settle()
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: papers.url.appendingPathComponent(name).path)
  }

  @Test func `a file of the types is picked, and the sheet goes away`() {
    present(.open(DocumentTypes([.text]), asCopy: false))
    let rows = stage.labels(.cell)
    #expect(rows.count == 2)
    stage.tap("Pears.txt")
    stage.settle()
    #expect(delegate.picked?.map(\.path) == [papers.url.appendingPathComponent("Pears.txt").path])
    #expect(page.presentedViewController == nil)
  }

  @Test func `a copy is the app's own`() throws {
    let former = FormerDelegate()
    present(.open(DocumentTypes([.image]), asCopy: true), former)
    stage.tap("Photo.png")
    let copy = try #require(former.picked)
    #expect(copy.deletingLastPathComponent().path != papers.url.path)
    #expect(try String(contentsOf: copy, encoding: .utf8) == "Photo.png")
    #expect(isThere("Photo.png"))
  }

  @Test func `a file that is gone is not copied, and the sheet says so and stays`() throws {
    present(.open(DocumentTypes([.image]), asCopy: true))
    try FileManager.default.removeItem(at: papers.url.appendingPathComponent("Photo.png"))
    stage.tap("Photo.png")
    stage.settle()
    #expect(stage.elements().contains { $0.label == "The Files Cannot Be Used" })
    stage.tap("OK")
    stage.settle()
    #expect(delegate.picked == nil && !delegate.isCancelled)
    #expect(page.presentedViewController is UIDocumentPickerViewController)
  }

  @Test func `several files are picked with a button`() {
    present(.open(DocumentTypes([.data]), asCopy: false), several: true)
    for name in ["Photo.png", "Apples.txt"] { stage.tap(name) }
    #expect(delegate.picked == nil)
    stage.tap("Open")
    #expect(delegate.picked?.map(\.lastPathComponent) == ["Apples.txt", "Photo.png"])
  }

  @Test func `leaving is told`() {
    present(.open(DocumentTypes([.data]), asCopy: false))
    stage.tap("Cancel")
    stage.settle()
    #expect(delegate.isCancelled && delegate.picked == nil)
    #expect(page.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `files of the app are saved there`(asCopy: Bool) throws {
    let elsewhere = try TemporaryFolder()
    let own = URL(fileURLWithPath: try elsewhere.add("Figs.txt", Data("figs".utf8)))
    present(.export([own], asCopy: asCopy))
    stage.tap(asCopy ? "Save" : "Move")
    #expect(delegate.picked?.map(\.lastPathComponent) == ["Figs.txt"])
    #expect(isThere("Figs.txt"))
    #expect(FileManager.default.fileExists(atPath: own.path) == asCopy)
  }
}
