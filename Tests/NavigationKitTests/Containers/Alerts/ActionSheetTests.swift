import Foundation
import Input
import Testing

@testable import NavigationKit

/// An action sheet: at the bottom of a phone's screen, and in a popover on a wide one.
struct ActionSheetTests {
  private let fixture = AlertFixture()
  private var stage: Stage { fixture.stage }

  private func sheet(in fixture: AlertFixture) -> UIAlertController {
    fixture.alert(
      .actionSheet, fixture.action("Copy"), fixture.action("Delete", .destructive),
      fixture.action("Cancel", .cancel))
  }

  @Test func `at the bottom of the screen, the button that cancels apart`() {
    fixture.present(sheet(in: fixture))
    #expect(fixture.frame("Cancel") == CGRect(x: 8, y: 757, width: 374, height: 57))
    #expect(fixture.frame("Delete").maxY == 749)
    #expect(fixture.frame("Copy").maxY == 692)
  }

  @Test func `it slides up, and down as a button is pressed`() {
    let sheet = sheet(in: fixture)
    fixture.page.present(sheet, animated: true)
    stage.advance(by: 0.1)
    let top = sheet.view.presentedFrame(at: stage.now).minY
    #expect(top > sheet.view.frame.minY && top < 844)
    stage.settle()
    stage.tap("Delete")
    stage.settle()
    #expect(fixture.chosen == ["Delete"])
  }

  @Test func `a tap above it cancels, and so does Escape`() {
    let sheet = sheet(in: fixture)
    fixture.present(sheet)
    stage.tap(at: CGPoint(x: 195, y: 100))
    stage.settle()
    #expect(fixture.chosen == ["Cancel"])
    fixture.present(sheet)
    fixture.key(.escape)
    #expect(fixture.chosen == ["Cancel", "Cancel"])
  }

  @Test func `a finger slides on to the button apart`() {
    fixture.present(sheet(in: fixture))
    let (start, end) = (fixture.frame("Copy"), fixture.frame("Cancel"))
    stage.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), over: 0.3)
    stage.settle()
    #expect(fixture.chosen == ["Cancel"])
  }

  @Test func `on a wide screen it is a popover without that button; a tap beside it cancels`() {
    let pad = AlertFixture(size: CGSize(width: 1024, height: 768))
    let sheet = sheet(in: pad)
    sheet.popoverPresentationController?.sourceView = pad.page.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 200, width: 20, height: 20)
    pad.present(sheet)
    #expect(sheet.modalPresentationStyle == .popover)
    #expect(pad.frame("Cancel").isNull)
    #expect(pad.frame("Copy").width == 304 && pad.frame("Delete").minY == pad.frame("Copy").maxY)
    #expect(pad.frame("Title").minY > 233)
    #expect(sheet.preferredContentSize.width == 304)
    stage(of: pad).tap(at: CGPoint(x: 100, y: 700))
    stage(of: pad).settle()
    #expect(pad.chosen == ["Cancel"])
    sheet.popoverPresentationController?.sourceView = pad.page.view
    pad.present(sheet)
    stage(of: pad).tap("Copy")
    stage(of: pad).settle()
    #expect(pad.chosen == ["Cancel", "Copy"])
  }

  private func stage(of fixture: AlertFixture) -> Stage { fixture.stage }

  @Test func `as the window gets narrow it goes to the bottom, and back into its popover`() {
    let pad = AlertFixture(size: CGSize(width: 1024, height: 768))
    let sheet = sheet(in: pad)
    sheet.popoverPresentationController?.sourceView = pad.page.view
    pad.present(sheet)
    pad.stage.resize(to: CGSize(width: 390, height: 768), safeAreaInsets: .zero)
    pad.stage.settle()
    #expect(pad.frame("Cancel").maxY == 760)
    pad.stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    pad.stage.settle()
    #expect(pad.frame("Cancel").isNull && pad.frame("Copy").width == 304)
    pad.stage.tap("Copy")
    pad.stage.settle()
    #expect(pad.chosen == ["Copy"])
  }

  @Test func `one that points at nothing on a wide screen stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let pad = AlertFixture(size: CGSize(width: 1024, height: 768))
        pad.present(pad.alert(.actionSheet, pad.action("A")))
      }
    }
  }
}
