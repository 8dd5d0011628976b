import AppleStandIns

/// Runs what was put on the main queue until now.
@MainActor func finishMainQueue() async {
  // An answer may ask again.
  for _ in 0..<3 {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}
