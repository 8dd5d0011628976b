public import Foundation
import NavigationKit

/// A file that an app shows and changes: opened, kept in memory, and saved by itself.
///
/// A subclass makes the contents of what it shows, and takes them over:
///
/// ```swift
/// final class Note: UIDocument {
///   var text = ""
///   override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///   override func load(fromContents contents: Any, ofType typeName: String?) throws {
///     text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
///
/// Changes are saved when the document is closed and when the app goes to the background.
/// Completions are called on the main queue.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How a document is changed.
  public nonisolated enum ChangeKind: Int, Hashable, Sendable {
    /// Something was done.
    case done
    /// It was taken back.
    case undone
    /// It was done again.
    case redone
    /// Everything was saved.
    case cleared
  }

  /// How a document is saved.
  public nonisolated enum SaveOperation: Int, Hashable, Sendable {
    /// Where no file is yet.
    case forCreating
    /// In place of the file.
    case forOverwriting
  }

  /// The state of a document, as a set of conditions.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open, and all is well.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It must not be edited now.
    public static let editingDisabled = State(rawValue: 8)
  }

  /// Posted when ``documentState`` changes.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// Makes a closed document of a file, which need not be there yet.
  public init(fileURL url: URL) {
    precondition(url.isFileURL, "A document needs the address of a file, not \(url).")
    fileURL = url
    super.init()
    watch = BackgroundWatch { [weak self] in
      guard let self, !documentState.contains(.closed) else { return }
      autosave()
    }
  }

  /// Where the file is.
  open private(set) var fileURL: URL
  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The file's type, by its ending.
  open var fileType: String? {
    (UTType(filenameExtension: fileURL.pathExtension) ?? .data).identifier
  }
  /// The type in which it is saved; that of the file unless overridden.
  open var savingFileType: String? { fileType }
  /// When the file was last changed, as far as the document knows.
  open var fileModificationDate: Date?
  /// The current state of the document; closed at first.
  open internal(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { changes != 0 }
  private var changes = 0
  private var watch: BackgroundWatch?

  // MARK: Opening and closing

  /// Reads the file and shows it to ``load(fromContents:ofType:)``.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard documentState.contains(.closed) else { return finish(false, completionHandler) }
    let isRead = attempt {
      try read(from: fileURL)
      documentState.remove(.closed)
    }
    finish(isRead, completionHandler)
  }

  /// Saves what was changed, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return finish(true, completionHandler) }
    autosave { [self] isSaved in
      if isSaved { documentState.insert(.closed) }
      completionHandler?(isSaved)
    }
  }

  /// Reads the file again, and forgets what was changed.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt {
      try read(from: url)
      updateChangeCount(.cleared)
    }
    finish(isRead, completionHandler)
  }

  /// Reads the file's bytes; a subclass reads what is no file.
  open func read(from url: URL) throws {
    let file = try DocumentFile(url)
    try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    fileModificationDate = file.modificationDate
  }

  /// Takes over what was read: `Data`.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// The contents to save, as `Data`; a subclass makes them.
  open func contents(forType typeName: String) throws -> Any {
    preconditionFailure("\(type(of: self)) must override contents(forType:).")
  }

  /// Saves the document to a file, where it is from then on.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = attempt {
      let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
      try writeContents(contents, safelyTo: url, for: saveOperation)
      fileURL = url
      fileModificationDate = try DocumentFile(url).modificationDate
      updateChangeCount(.cleared)
      documentState.remove(saveOperation == .forCreating ? [.closed, .savingError] : .savingError)
    }
    if !isSaved { documentState.insert(.savingError) }
    finish(isSaved, completionHandler)
  }

  /// Writes bytes aside, and puts them in the place of the file; a subclass writes other contents.
  open func writeContents(
    _ contents: Any, safelyTo url: URL, for saveOperation: SaveOperation
  ) throws { try DocumentFile.write(contents, to: url) }

  /// Saves the document if it has changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return finish(true, completionHandler) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Notes that something was changed, or saved.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  // MARK: Editing and errors

  /// Called when the user must not edit.
  open func disableEditing() {}
  /// Called when the user may edit again.
  open func enableEditing() {}
  /// Called with what went wrong in opening or saving.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func finish(_ success: Bool, _ completionHandler: ((Bool) -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(success) } }
  }
}

extension UIDocument {
  /// Reads the file; returns whether that worked.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves what was changed and closes the document; returns whether that worked.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Saves the document to a file; returns whether that worked.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }
}
