import Foundation
import Testing

@testable import NavigationKit

/// The pure decisions: the next change, the layout of sheets, the outcome of a released drag.
struct PresentationRulesTests {
  private func change(_ chain: (shown: Bool, wanted: Bool)...) -> PresentationChange {
    PresentationChange(
      chain: chain.map { PresentationChange.Member(isShown: $0.shown, isWanted: $0.wanted) })
  }

  @Test func `the lowest unwanted goes first, then the lowest new one comes`() {
    #expect(change() == .none)
    #expect(change((true, true), (true, true)) == .none)
    #expect(change((true, true), (false, true), (false, true)) == .present(1))
    #expect(change((true, true), (true, false), (true, false)) == .dismiss(1))
    #expect(change((true, false), (false, true)) == .dismiss(0))
    #expect(change((true, true), (false, false)) == .forget(1))
  }

  @Test func `what is unwanted goes before others adapt, and those adapt before new ones come`() {
    typealias Member = PresentationChange.Member
    let old = Member(isShown: true, isWanted: true, isAdapted: false)
    let new = Member(isShown: false, isWanted: true)
    let going = Member(isShown: true, isWanted: false)
    #expect(PresentationChange(chain: [old, new]) == .adapt(0))
    #expect(PresentationChange(chain: [old, going]) == .dismiss(1))
    #expect(
      PresentationChange(chain: [Member(isShown: false, isWanted: true, isAdapted: false)])
        == .adapt(0))
  }

  @Test func `a sheet fills a phone but for a strip, and its lower half at medium height`() {
    let phone = SheetLayout(
      size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, bottom: 34))
    #expect(phone.frame(top: phone.top(of: .large)) == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(phone.top(of: .medium) == 422)
    #expect(
      phone.cardFrame(for: CGRect(x: 0, y: 57, width: 390, height: 787))
        == CGRect(x: 0, y: 57, width: 390, height: 797), "only the upper corners are seen round")
  }

  @Test func `a sheet fills a phone on its side`() {
    let side = SheetLayout(size: CGSize(width: 844, height: 390), hasHeight: false)
    #expect(side.frame(top: side.top(of: .large)) == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(side.cornerRadius == 0)
  }

  @Test(arguments: [false, true])
  func `it does so on a wide phone, too, whatever its form`(isForm: Bool) {
    var side = SheetLayout(
      size: CGSize(width: 932, height: 430), insets: UIEdgeInsets(left: 59, bottom: 21, right: 59),
      isForm: isForm, hasWidth: true, hasHeight: false)
    #expect(side.frame(top: side.top(of: .large)) == CGRect(x: 0, y: 0, width: 932, height: 430))
    #expect(side.cornerRadius == 0)
    side.staysAttached = true
    #expect(side.top(of: .large) == 10 && side.cornerRadius == 10)
  }

  @Test func `a pad shows cards in its middle`() {
    var pad = SheetLayout(size: CGSize(width: 1024, height: 768), isForm: true, hasWidth: true)
    #expect(
      pad.frame(top: pad.top(of: .large)) == CGRect(x: 242, y: 74, width: 540, height: 620))
    pad.preferred = CGSize(width: 300, height: 200)
    #expect(
      pad.frame(top: pad.top(of: .large)) == CGRect(x: 362, y: 284, width: 300, height: 200))
    pad.isForm = false
    #expect(
      pad.frame(top: pad.top(of: .large)) == CGRect(x: 160, y: 20, width: 704, height: 728))
  }

  @Test func `a released sheet goes where it is nearest, credited with its velocity`() {
    let sheet = SheetDrag(rests: [60], bottom: 844, mayClose: true)
    #expect(sheet.target(requested: 451, velocity: 0) == 60)
    #expect(sheet.target(requested: 453, velocity: 0) == 844)
    #expect(sheet.target(requested: 160, velocity: 1000) == 844)
    #expect(sheet.target(requested: 700, velocity: -300) == 60)
    let held = SheetDrag(rests: [60, 422], bottom: 844, mayClose: false)
    #expect(held.target(requested: 800, velocity: 900) == 422)
    #expect(held.target(requested: 300, velocity: -400) == 60)
  }

  @Test func `a sheet follows the finger between its heights, and reluctantly beyond`() {
    let sheet = SheetDrag(rests: [60, 422], bottom: 844, mayClose: true)
    #expect(sheet.position(requested: 300) == 300)
    #expect(sheet.progress(requested: 633) == 0.5)
    #expect(sheet.isClosing(requested: 423) && !sheet.isClosing(requested: 422))
    let up = sheet.position(requested: 0)
    #expect(up < 60 && up > 45)
    let held = SheetDrag(rests: [60], bottom: 844, mayClose: false).position(requested: 400)
    #expect(held > 60 && held < 120)
  }

  @Test func `a sheet that is caught farther out than it stretches follows up to there`() {
    let rules = SheetDrag(rests: [422], bottom: 844, mayClose: false)
    for position in [CGFloat(100), 400, 422, 440, 700] {
      let drag = rules.catching(at: position)
      #expect(abs(drag.position(requested: drag.requested(position: position)) - position) < 0.001)
      #expect(abs(drag.requested(position: position) - position) < 400)
    }
    let drag = rules.catching(at: 100)
    #expect(drag.position(requested: 160) == 160 && drag.position(requested: 0) > 80)
  }

  @Test func `a sheet in other room is as far along as it was`() {
    let upright = SheetDrag(rests: [60, 422], bottom: 844, mayClose: true)
    let sideways = SheetDrag(rests: [0], bottom: 390, mayClose: true)
    for (requested, sidewaysAsked) in [
      (40, -20), (60, 0), (241, 0), (422, 0), (633, 195), (844, 390),
    ] {
      #expect(upright.requested(CGFloat(requested), in: sideways) == CGFloat(sidewaysAsked))
    }
    #expect(sideways.requested(195, in: upright) == 633)
    let lower = SheetDrag(rests: [20, 200], bottom: 400, mayClose: true)
    #expect(upright.requested(241, in: lower) == 110)
  }
}
