import AppleStandIns
import Testing

/// Sounds, which end at once.
@MainActor @Suite struct AVAudioPlayerTests {
  private final class Delegate: NSObject, AVAudioPlayerDelegate {
    var ended = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ended += 1
    }
  }

  @Test func `a file has to be there`() {
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"))
    }
  }

  @Test func `it ends at once, unless it is repeated for ever`() async throws {
    let (player, delegate) = (try AVAudioPlayer(data: Data()), Delegate())
    player.delegate = delegate
    player.play()
    #expect(player.isPlaying)
    await finishMainQueue()
    #expect(!player.isPlaying && delegate.ended == 1)
    player.numberOfLoops = -1
    player.play()
    await finishMainQueue()
    #expect(player.isPlaying && delegate.ended == 1)
    player.stop()
    #expect(!player.isPlaying)
  }

  @Test func `a session keeps what it is told`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
    #expect(session.category == .playback && session.categoryOptions == .duckOthers)
    try session.setCategory(AVAudioSessionCategoryAmbient)
    #expect(session.category == .ambient)
  }
}
