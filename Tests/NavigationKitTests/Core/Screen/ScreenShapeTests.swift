import Drawing
import Foundation
import NavigationKit
import Testing

@Suite struct ScreenShapeTests {
  private let portrait = CGSize(width: 393, height: 852)
  private let landscape = CGSize(width: 852, height: 393)

  @Test func `a plain rectangle has no mask`() {
    #expect(ScreenChrome(statusBar: StatusBar()).mask(in: portrait).isEmpty)
  }

  @Test func `a line around the screen covers its corners up to the arc`() {
    guard case .stroke(let line)? = ScreenChrome(cornerRadius: 55).mask(in: portrait).first else {
      return #expect(Bool(false), "the corners are no line")
    }
    #expect(line.frame.insetBy(dx: line.width, dy: line.width).size == portrait)
    #expect(line.cornerRadius - line.width == 55)
    #expect(line.cornerRadius >= 55 * 2.0.squareRoot())
  }

  @Test(arguments: [
    (ScreenChrome.CutOut.island, CGRect(x: 133.5, y: 11, width: 126, height: 37)),
    (.notch, CGRect(x: 92, y: -20, width: 209, height: 50)),
  ])
  func `the cut-out is at the device's upper end, at the side that it is turned to`(
    cutOut: ScreenChrome.CutOut, place: CGRect
  ) {
    func frame(_ orientation: UIInterfaceOrientation?) -> CGRect? {
      let size = orientation?.isLandscape == true ? landscape : portrait
      let mask = ScreenChrome(cutOut: cutOut).mask(in: size, orientation: orientation)
      guard case .fill(let fill)? = mask.last else { return nil }
      return fill.frame
    }
    let lying = CGRect(x: place.minY, y: place.minX, width: place.height, height: place.width)
    #expect(frame(nil) == place && frame(.portrait) == place)
    #expect(frame(.landscapeRight) == lying)
    #expect(frame(.landscapeLeft) == lying.offsetBy(dx: 852 - lying.minX - lying.maxX, dy: 0))
    #expect(frame(.portraitUpsideDown) == place.offsetBy(dx: 0, dy: 852 - place.minY - place.maxY))
  }

  @Test func `a screen that is turned the other way has its cut-out at the other side`() {
    let chrome = ScreenChrome(cutOut: .notch, isMasked: true)
    let stage = phoneStage(size: landscape, chrome: chrome)
    stage.show(StatusBarController())
    let initialMask = stage.displayList().commands.last
    #expect(initialMask == chrome.mask(in: landscape).last)
    #expect(stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft))
    let mask = chrome.mask(in: landscape, orientation: .landscapeLeft)
    #expect(stage.displayList().commands.last == mask.last && mask.last != initialMask)
  }

  @Test func `the mask is drawn last, and only if it is asked for`() {
    var chrome = ScreenChrome(
      statusBar: StatusBar(), hasHomeIndicator: true, cutOut: .island, cornerRadius: 55)
    let stage = phoneStage(size: portrait, chrome: chrome)
    stage.show(StatusBarController())
    #expect(!stage.displayList().commands.contains(chrome.mask(in: portrait)[0]))
    chrome.isMasked = true
    stage.chrome = chrome
    #expect(Array(stage.displayList().commands.suffix(2)) == chrome.mask(in: portrait))
  }

  @Test func `the home indicator is at the lower edge, and goes where a page wants that`() {
    let stage = phoneStage(chrome: ScreenChrome(hasHomeIndicator: true))
    let page = StatusBarController()
    stage.show(page)
    let bar = DrawCommand.fill(
      Fill(
        frame: CGRect(x: 120, y: 654, width: 135, height: 5), color: .black, cornerRadius: 2.5,
        colorOverDark: .white))
    #expect(stage.displayList().commands.last == bar)
    page.hidesHomeIndicator = true
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(stage.displayList().commands.last != bar)
  }
}
