public import Foundation

/// A text with attributes that reports its edits; those in the storage of a text view are shown.
///
/// Edits between ``beginEditing()`` and ``endEditing()`` are reported as one.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``, and reports its edits by
/// ``edited(_:range:changeInLength:)``; all else goes through these.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  /// Is notified of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the edits in progress; empty between edits.
  open private(set) var editedMask: EditActions = []
  /// The edited range, as it is after the edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units longer the text becomes.
  open private(set) var changeInLength = 0

  /// Shows the text; it is not notified of its own edits.
  weak var editor: (any StorageEditor)?
  /// The managers that lay out the text.
  @MainActor open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Lets a manager lay out the text, in place of that of the storage that the manager had.
  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.layout.forget()
    isLaidOut = true
  }

  /// Leaves a manager without text.
  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let place = layoutManagers.firstIndex(of: aLayoutManager) else { return }
    layoutManagers.remove(at: place).textStorage = nil
    aLayoutManager.layout.forget()
    isLaidOut = !layoutManagers.isEmpty
  }

  /// Whether it has managers: a text without them may be edited on any thread.
  private var isLaidOut = false
  private var isEditedByEditor = false
  /// Whether a change runs that Foundation makes by others, which are not reported by themselves.
  private var isChanging = false
  private var openEdits = 0
  private var isProcessing = false

  // MARK: Telling

  /// Records an edit, and reports it unless more are to come.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the edit.
  ///   - editedRange: The range as it was before the edit.
  ///   - delta: How many UTF-16 units longer the range becomes.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let all = self.editedMask.isEmpty ? editedRange : NSUnionRange(self.editedRange, editedRange)
    self.editedRange = NSRange(location: all.location, length: all.length + delta)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if !isEditedByEditor { notifyEditor(editedMask, editedRange, delta) }
    if openEdits == 0 { process() }
  }

  /// Notifies the delegate of edits; a subclass may change attributes before it calls super.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    notifyDelegate { $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4) }
    notifyDelegate { $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4) }
  }

  /// Reports the recorded edits, together with those made meanwhile.
  private func process() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    notifyLayoutManagers()
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  private typealias Message =
    @MainActor (
      any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int
    ) -> Void

  private func notifyDelegate(_ message: Message) {
    guard delegate != nil else { return }
    let owner = MainActorValue(self)
    MainActor.assumeIsolated {
      let storage = owner.value
      guard let delegate = storage.delegate else { return }
      message(
        delegate, storage, storage.editedMask, storage.editedRange, storage.changeInLength)
    }
  }

  private func notifyLayoutManagers() {
    guard isLaidOut else { return }
    let owner = MainActorValue(self)
    MainActor.assumeIsolated {
      for manager in owner.value.layoutManagers { manager.layout.forget() }
    }
  }

  open override func beginEditing() {
    super.beginEditing()
    openEdits += 1
  }

  open override func endEditing() {
    super.endEditing()
    openEdits -= 1
    precondition(openEdits >= 0, "beginEditing() was called less often than endEditing().")
    if openEdits == 0 { process() }
  }

  /// Makes changes that the editor shows by itself.
  func byEditor(_ change: () -> Void) {
    isEditedByEditor = true
    change()
    isEditedByEditor = false
  }

  private func change(_ actions: EditActions, in range: NSRange, _ change: () -> Void) {
    guard !isChanging else { return change() }
    let old = length
    isChanging = true
    change()
    isChanging = false
    let delta = length - old
    edited(actions, range: range, changeInLength: delta)
  }

  private func notifyEditor(_ actions: EditActions, _ range: NSRange, _ delta: Int) {
    guard editor != nil else { return }
    let new = NSRange(location: range.location, length: range.length + delta)
    let text =
      actions.contains(.editedCharacters) ? (string as NSString).substring(with: new) : nil
    let storage = MainActorValue(self)
    MainActor.assumeIsolated {
      let editor = storage.value.editor
      if let text {
        editor?.storageDidReplace(
          range.location..<range.location + range.length, with: text)
      } else {
        editor?.storageDidChangeAttributes()
      }
    }
  }

  // MARK: Edits

  open override var mutableString: NSMutableString { StorageString(of: self) }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, in: range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isPlain else { return replaceByPrimitives(range, with: attrString) }
    change([.editedCharacters, .editedAttributes], in: range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    guard isPlain else { return replaceCharacters(in: range, with: "") }
    change(.editedCharacters, in: range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change(.editedAttributes, in: range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    guard isPlain else { return changeByPrimitives(range) { $0[name] = value } }
    change(.editedAttributes, in: range) {
      super.addAttribute(name, value: value, range: range)
    }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    guard isPlain else {
      return changeByPrimitives(range) { $0.merge(attrs) { _, new in new } }
    }
    change(.editedAttributes, in: range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard isPlain else { return changeByPrimitives(range) { $0[name] = nil } }
    change(.editedAttributes, in: range) { super.removeAttribute(name, range: range) }
  }

  // MARK: Reading

  open override var length: Int { isPlain ? super.length : (string as NSString).length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    isPlain
      ? super.attribute(attrName, at: location, effectiveRange: range)
      : attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isPlain ? super.attributedSubstring(from: range) : copyByPrimitives(range)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isPlain else { return goByPrimitives(enumerationRange, using: block) }
    super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isPlain else {
      return goByPrimitives(enumerationRange) { block($0[attrName], $1, $2) }
    }
    super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }
}

/// Is notified of edits of a text storage, by code and by the user.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text was edited; the delegate may still change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The text was edited; the delegate may still change attributes, as one that colours words.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// An editor that shows a text storage.
protocol StorageEditor: AnyObject {
  /// Code has replaced characters.
  func storageDidReplace(_ range: Range<Int>, with text: String)
  /// Code has changed attributes alone.
  func storageDidChangeAttributes()
}
