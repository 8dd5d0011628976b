import FileTypes
import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// A browser of an app's documents.
struct DocumentBrowserTests {
  private final class Delegate: UIDocumentBrowserViewControllerDelegate {
    var calls: [String] = []
    /// The file of a new document, and the way in which it is imported.
    var made: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      calls.append("pick \(documentURLs.map(\.lastPathComponent).joined(separator: " "))")
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      calls.append("create")
      importHandler(made.0, made.1)
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) {
      calls.append("import \(destinationURL.lastPathComponent)")
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) {
      calls.append("fail \(documentURL.lastPathComponent) \(error != nil)")
    }
  }

  private let papers: TemporaryFolder
  private let elsewhere: TemporaryFolder
  private let browser: UIDocumentBrowserViewController
  private let stage = Stage(size: .phone)
  private let delegate = Delegate()

  init() throws {
    (papers, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    for name in ["Pears.txt", "Apples.md", "Photo.png", "Note 10.txt", "Note 2.txt", ".hidden.txt"]
    {
      _ = try papers.add(name, Data("x".utf8))
    }
    browser = UIDocumentBrowserViewController(
      DocumentTypes([.text]), in: DocumentFolder(url: papers.url))
    browser.delegate = delegate
    stage.window.rootViewController = browser
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private var shown: [String] {
    stage.elements(.cell)
      .sorted { (one: StageElement, other: StageElement) -> Bool in
        (one.frame.minY, one.frame.minX) < (other.frame.minY, other.frame.minX)
      }.map(\.label)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: papers.url.path).sorted()
  }

  @Test func `documents of the types are shown by their names, and a tap picks one`() {
    #expect(shown == ["Apples", "Note 2", "Note 10", "Pears"])
    stage.tap("Pears")
    #expect(delegate.calls == ["pick Pears.txt"])
    browser.shouldShowFileExtensions = true
    stage.settle()
    #expect(shown.first == "Apples.md")
  }

  @Test(arguments: [UIDocumentBrowserViewController.ImportMode.move, .copy])
  func `a new document is asked for and taken in`(
    mode: UIDocumentBrowserViewController.ImportMode
  ) throws {
    let new = URL(fileURLWithPath: try elsewhere.add("Pears.txt", Data("new".utf8)))
    delegate.made = (new, mode)
    stage.tap("Create Document")
    stage.settle()
    #expect(delegate.calls == ["create", "import Pears 2.txt"])
    #expect(shown.contains("Pears 2"))
    #expect(FileManager.default.fileExists(atPath: new.path) == (mode == .copy))
  }

  @Test func `what is not made is not taken in, and what fails is told`() {
    stage.tap("Create Document")
    #expect(delegate.calls == ["create"])
    delegate.made = (elsewhere.url.appendingPathComponent("Gone.txt"), .move)
    stage.tap("Create Document")
    #expect(delegate.calls.last == "fail Gone.txt true")
    browser.allowsDocumentCreation = false
    stage.settle()
    #expect(!stage.elements().contains { $0.label == "Create Document" })
  }

  @Test func `several documents are picked at once`() {
    browser.allowsPickingMultipleItems = true
    stage.settle()
    stage.tap("Select")
    stage.settle()
    for name in ["Pears", "Apples"] { stage.tap(name) }
    #expect(delegate.calls.isEmpty)
    stage.tap("Open")
    #expect(delegate.calls == ["pick Apples.md Pears.txt"])
  }

  @Test func `a document is renamed, revealed and brought from elsewhere`() throws {
    let pears = papers.url.appendingPathComponent("Pears.txt")
    var results: [String?] = []
    browser.renameDocument(at: pears, proposedName: "Plums") { url, _ in
      results.append(url?.lastPathComponent)
    }
    let other = URL(fileURLWithPath: try elsewhere.add("Figs.txt", Data()))
    browser.revealDocument(at: other, importIfNeeded: true) { url, _ in
      results.append(url?.lastPathComponent)
    }
    browser.importDocument(at: pears, nextToDocumentAt: other, mode: .copy) { url, error in
      results.append(url == nil && error != nil ? "none" : nil)
    }
    stage.settle()
    #expect(results == ["Plums.txt", "Figs.txt", "none"])
    #expect(shown.contains("Plums") && shown.contains("Figs") && !shown.contains("Pears"))
  }

  /// Chooses from the menu of a document.
  private func choose(_ title: String, of document: String) throws {
    let place = try #require(stage.elements().first { $0.label == document }).frame
    stage.press(at: CGPoint(x: place.midX, y: place.midY))
    stage.advance(by: 1)
    stage.release()
    stage.settle()
    stage.tap(title)
    stage.settle()
  }

  @Test(arguments: [("Duplicate", "Duplicated"), ("Delete", "Deleted")])
  func `what cannot be done with a document is said`(title: String, done: String) throws {
    try FileManager.default.removeItem(at: papers.url.appendingPathComponent("Pears.txt"))
    try choose(title, of: "Pears")
    #expect(stage.elements().contains { $0.label == "“Pears.txt” Cannot Be \(done)" })
    stage.tap("OK")
    stage.settle()
    #expect(shown == ["Apples", "Note 2", "Note 10"])
  }

  @Test func `a document is duplicated and deleted from its menu`() throws {
    for title in ["Duplicate", "Delete"] { try choose(title, of: "Pears") }
    let left = try names()
    #expect(left.filter { $0.hasPrefix("Pears") } == ["Pears 2.txt"])
  }

  @Test func `an app's own type is known by its property list`() {
    let information: [String: Any] = [
      "CFBundleDocumentTypes": [["LSItemContentTypes": ["com.example.score"]]],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.score",
          "UTTypeTagSpecification": ["public.filename-extension": ["score"]],
        ]
      ],
    ]
    let types = DocumentTypes(nil, information: information)
    let found = ["a.score", "a.txt"].map { types.include(URL(fileURLWithPath: "/\($0)")) }
    #expect(found == [true, false])
    #expect(DocumentTypes(nil, information: [:]).include(URL(fileURLWithPath: "/a.txt")))
  }
}
