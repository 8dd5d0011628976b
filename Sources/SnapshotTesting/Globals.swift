import Synchronization

/// Whether all snapshots are recorded, in all tests of the process, where no scope says otherwise.
///
/// `withSnapshotTesting(record:diffTool:operation:)` does that for some code.
public var isRecording: Bool {
  get { Globals.isRecording.load(ordering: .relaxed) }
  set { Globals.isRecording.store(newValue, ordering: .relaxed) }
}

/// The same by its earlier name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// A program that shows two files, in all tests of the process, where no scope says otherwise; nil,
/// the default, for none.
public var diffTool: String? {
  get { Globals.diffTool.withLock(\.self) }
  set { Globals.diffTool.withLock { $0 = newValue } }
}

private enum Globals {
  static let isRecording = Atomic(false)
  static let diffTool = Mutex<String?>(nil)
}
