import AppleStandIns
import Testing

/// Players, which are silent.
@MainActor @Suite struct AVPlayerTests {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/films/holiday.mp4"))

  @Test func `it plays, pauses and goes to a time`() {
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .playing && player.rate == 1)
    player.pause()
    player.seek(to: CMTime(seconds: 12, preferredTimescale: 1))
    #expect(player.rate == 0 && player.currentTime().seconds == 12)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero || player.currentTime().seconds == 0)
  }

  @Test func `a page shows what it plays, and a button starts and stops it`() throws {
    let page = AVPlayerViewController()
    page.player = player
    page.loadViewIfNeeded()
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let label = try #require(
      all(in: page.view).compactMap { $0 as? UILabel }.first {
        $0.text?.contains("holiday") == true
      })
    #expect(label.text == "holiday.mp4 · paused")
    let button = try #require(all(in: page.view).compactMap { $0 as? UIButton }.first)
    #expect(button.accessibilityLabel == "Play")
    button.sendActions(for: .primaryActionTriggered)
    #expect(player.rate == 1 && button.accessibilityLabel == "Pause")
    #expect(label.text == "holiday.mp4 · playing")
  }

  @Test func `a layer shows what it plays`() throws {
    let layer = AVPlayerLayer(player: player)
    let text = try #require(layer.sublayers?.first as? CATextLayer)
    #expect(text.string as? String == "holiday.mp4 · paused")
    player.play()
    #expect(text.string as? String == "holiday.mp4 · playing")
  }

  @Test func `times are fractions`() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(
      (CMTimeMake(value: 1, timescale: 2) + CMTimeMake(value: 1, timescale: 4)).seconds == 0.75)
    #expect(CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
    #expect(CMTime.zero < CMTimeMakeWithSeconds(0.1, preferredTimescale: 10))
  }

  @Test func `a rectangle keeps an aspect ratio in the middle of another`() {
    let page = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: page)
        == CGRect(x: 10, y: 95, width: 100, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: page)
        == CGRect(x: 35, y: 20, width: 50, height: 200))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: page) == page)
  }
}
