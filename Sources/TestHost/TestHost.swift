import SnapshotTesting

#if os(Linux)
  /// Run when a test program is loaded, before its tests: on iOS an app is around them by then.
  @section(".init_array") @used
  let loading: @convention(c) () -> Void = {
    MainActor.assumeIsolated { TestStage.serveTests() }
  }
#endif
