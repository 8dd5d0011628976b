import Foundation
import NavigationKit
import NavigationShell
import Testing

/// Documents that are opened, changed and saved.
@MainActor
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any {
      if text == "bad" { throw CocoaError(.fileWriteUnknown) }
      return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private let folder: URL
  private var url: URL { folder.appendingPathComponent("Note.txt") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func end() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a document is made, saved, and opened again`() async throws {
    defer { end() }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.localizedName == "Note")
    #expect(note.fileType == "public.plain-text")
    note.text = "Pear"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal && note.fileModificationDate != nil)
    let other = Note(fileURL: url)
    #expect(await other.open())
    #expect(other.text == "Pear" && other.documentState == .normal)
  }

  @Test func `what was changed is saved on closing`() async throws {
    defer { end() }
    try Data("old".utf8).write(to: url)
    let note = Note(fileURL: url)
    await note.open()
    note.text = "new"
    await note.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "old")
    await note.open()
    note.text = "newer"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(try String(contentsOf: url, encoding: .utf8) == "newer")
    #expect(!note.hasUnsavedChanges && note.documentState == .closed)
  }

  @Test func `what was changed is saved as the app goes to the background`() async throws {
    defer { end() }
    try Data("old".utf8).write(to: url)
    let note = Note(fileURL: url)
    await note.open()
    note.text = "new"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(try String(contentsOf: url, encoding: .utf8) == "new")
  }

  @Test func `what goes wrong is told`() async throws {
    defer { end() }
    let note = Note(fileURL: url)
    #expect(await note.open() == false)
    #expect(note.errors == 1 && note.documentState == .closed)
    note.text = "bad"
    #expect(await note.save(to: url, for: .forCreating) == false)
    #expect(note.documentState == [.closed, .savingError] && note.errors == 2)
    note.text = "good"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal)
  }

  @Test func `a document goes back to its file`() async throws {
    defer { end() }
    try Data("old".utf8).write(to: url)
    let note = Note(fileURL: url)
    await note.open()
    note.text = "new"
    note.updateChangeCount(.done)
    let isBack = await withCheckedContinuation { done in
      note.revert(toContentsOf: url) { done.resume(returning: $0) }
    }
    #expect(isBack && note.text == "old" && !note.hasUnsavedChanges)
  }
}
