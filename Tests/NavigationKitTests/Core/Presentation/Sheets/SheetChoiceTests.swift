import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Options of sheets: detents, grabber, corner radius, dimming and width.
struct SheetChoiceTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private let listener = HeightListener()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var sheet: UISheetPresentationController {
    guard let sheet = modal.sheetPresentationController else { preconditionFailure("no sheet") }
    return sheet
  }
  private var top: CGFloat? { fixture.top(of: modal) }
  private var card: SheetCard? { sheet.presentedView as? SheetCard }
  private var dimming: UIView? { sheet.containerView?.subviews.first }

  private func drag(from: CGFloat, to: CGFloat) {
    stage.drag(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: to), over: 0.5)
    stage.settle()
  }

  @Test func `a custom height counts from what the bottom edge covers`() {
    var heard: [CGFloat] = []
    sheet.detents = [
      .custom { context in
        heard.append(context.maximumDetentValue)
        return 200
      }
    ]
    fixture.present()
    #expect(top == 614)
    #expect(Set(heard) == [754])
  }

  @Test func `a custom height is at most all there is, and nil takes it out`() {
    let tall = UISheetPresentationController.Detent.custom { _ in 9999 }
    sheet.detents = [.custom { _ in nil }, tall]
    fixture.present()
    #expect(top == 60)
    sheet.detents = [.custom { _ in nil }]
    stage.settle()
    #expect(top == 60, "a sheet without any height is large")
  }

  @Test func `heights are computed anew when told`() {
    var height: CGFloat = 200
    sheet.detents = [.custom { _ in height }]
    fixture.present()
    height = 300
    sheet.animateChanges { sheet.invalidateDetents() }
    stage.advance(by: 0.1)
    #expect(top.map { $0 > 514 && $0 < 614 } == true)
    stage.settle()
    #expect(top == 514)
  }

  @Test func `a detent tells its height in given circumstances`() {
    struct Context: UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
      var maximumDetentValue: CGFloat { 700 }
    }
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.large().resolvedValue(in: Context()) == 700)
    #expect(Detent.medium().resolvedValue(in: Context()) == 350)
    let compact = Context(containerTraitCollection: UITraitCollection(verticalSizeClass: .compact))
    #expect(Detent.medium().resolvedValue(in: compact) == nil)
    let named = Detent.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }
    #expect(named.resolvedValue(in: Context()) == 175 && named.identifier.rawValue == "low")
    var inner: CGFloat?
    sheet.detents = [
      .custom {
        inner = Detent.medium().resolvedValue(in: $0)
        return 100
      }
    ]
    fixture.present()
    #expect(inner == 392)
  }

  @Test func `a person who moves it to another height is told of, code is not`() {
    modal.presentationController?.delegate = listener
    sheet.detents = [.medium(), .large()]
    fixture.present()
    sheet.selectedDetentIdentifier = .large
    stage.settle()
    #expect(top == 60 && listener.heard.isEmpty)
    drag(from: 100, to: 400)
    #expect(listener.heard == ["medium"])
    drag(from: 500, to: 520)
    #expect(listener.heard == ["medium"] && top == 422)
  }

  @Test func `changes are seen moving where that is asked for`() {
    sheet.detents = [.medium(), .large()]
    fixture.present()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(by: 0.1)
    #expect(top.map { $0 > 60 && $0 < 422 } == true)
    stage.settle()
    #expect(top == 60)
  }

  @Test func `a grabber shows at the top edge where it is wanted`() {
    fixture.present()
    #expect(card?.hasGrabber == false)
    sheet.prefersGrabberVisible = true
    stage.settle()
    let grabbers = "\(stage.displayList())".split(separator: "\n").filter { $0.contains(" 36 5)") }
    #expect(grabbers.count == 1)
    drag(from: 65, to: 600)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `corners are as round as wanted`() {
    sheet.preferredCornerRadius = 24
    fixture.present()
    #expect(card?.layer.cornerRadius == 24 && card?.frame.maxY == 868)
    #expect(modal.view.frame.maxY == 784)
    sheet.preferredCornerRadius = nil
    stage.settle()
    #expect(card?.layer.cornerRadius == 10)
  }

  @Test func `up to an undimmed height the page is bright and takes touches`() {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    fixture.present()
    #expect(dimming?.alpha == 0)
    stage.tap(at: CGPoint(x: 30, y: 72))
    stage.settle()
    #expect(fixture.base.titles == ["A"] && modal.presentingViewController != nil)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.settle()
    #expect(dimming?.alpha == 1)
    stage.tap(at: CGPoint(x: 195, y: 30))
    stage.settle()
    #expect(modal.presentingViewController == nil)
  }

  @Test func `the darkness follows a drag to another height`() {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    fixture.present()
    drag(from: 450, to: 100)
    #expect(top == 60 && dimming?.alpha == 1)
    drag(from: 100, to: 400)
    #expect(top == 422 && dimming?.alpha == 0)
    drag(from: 450, to: 840)
    #expect(modal.presentingViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a list dragged up at its top makes the sheet taller first`(grows: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 784))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    modal.view.addSubview(scroll)
    sheet.detents = [.medium(), .large()]
    sheet.prefersScrollingExpandsWhenScrolledToEdge = grows
    fixture.present()
    let start = scroll.contentOffset.y
    drag(from: 700, to: 400)
    #expect(top == (grows ? 60 : 422))
    #expect((scroll.contentOffset.y == start) == grows)
  }

  @Test func `in little height it may stay a sheet, as wide as its content`() {
    var side = SheetLayout(
      size: CGSize(width: 844, height: 390), insets: UIEdgeInsets(bottom: 21), hasHeight: false)
    side.preferred = CGSize(width: 400, height: 0)
    side.followsPreferredWidth = true
    #expect(side.frame(top: side.top(of: .large)) == CGRect(x: 0, y: 0, width: 844, height: 390))
    side.staysAttached = true
    #expect(side.frame(top: side.top(of: .large)) == CGRect(x: 222, y: 10, width: 400, height: 380))
    #expect(side.top(of: .medium) == 10 && side.cornerRadius == 10)
    side.followsPreferredWidth = false
    #expect(side.frame(top: 10).width == 844)
  }

  @Test func `what it is told about little height reaches its layout`() {
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    modal.preferredContentSize = CGSize(width: 300, height: 0)
    fixture.present()
    #expect(sheet.layout.staysAttached && card?.frame.width == 300 && card?.frame.minX == 45)
  }
}

/// Records the detents that the user chose.
private final class HeightListener: NSObject, UISheetPresentationControllerDelegate {
  private(set) var heard: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "") }
}
