import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Segues that present popovers, and what these point at.
@MainActor
struct PopoverSegueTests {
  @Test func `a popover without an anchor points at what was tapped`() throws {
    let played = try PlayedText(
      PlayedText.page(
        PlayedText.button(
          "Go", segue: #"<segue destination="two" kind="popoverPresentation" id="g"/>"#)),
      PlayedText.page(PlayedText.label("Tip", y: 20), id: "two"),
      size: CGSize(width: 1024, height: 768))
    played.stage.tap("Go")
    played.stage.settle()
    let popover = played.root?.presentedViewController?.popoverPresentationController
    #expect((popover?.sourceView as? UIButton)?.currentTitle == "Go")
  }

  /// A page that presents a popover for which the file has no anchor.
  private func unanchored(
    segue: String = "", destination: String = "", width: CGFloat = 1024,
    classes: [String: AnyClass] = [:]
  ) throws -> PlayedText {
    let more = "destination=\"two\" kind=\"presentation\" \(segue)"
    return try PlayedText(
      PlayedText.page(
        PlayedText.button("Go", segue: "<segue \(more) id=\"g\"/>"),
        inController: "<connections><segue \(more) identifier=\"in\" id=\"h\"/></connections>"),
      PlayedText.page(PlayedText.label("Tip", y: 20), id: "two", attributes: destination),
      size: CGSize(width: width, height: 768), classes: classes)
  }

  private func shownPopover(of played: PlayedText) -> UIPopoverPresentationController? {
    played.root?.presentedViewController?.popoverPresentationController
  }

  nonisolated private static let popoverStyle = #"modalPresentationStyle="popover""#

  @Test(arguments: [(popoverStyle, ""), ("", popoverStyle)])
  func `a popover's style without an anchor points at what was tapped, and is noted`(
    segue: String, destination: String
  ) throws {
    let played = try unanchored(segue: segue, destination: destination)
    played.stage.tap("Go")
    played.stage.settle()
    let popover = shownPopover(of: played)
    #expect((popover?.sourceView as? UIButton)?.currentTitle == "Go")
    #expect(popover?.arrowDirection == .up && played.labels.contains("Tip"))
    #expect(played.messages.contains { $0.contains("the segue g presents a popover") })
  }

  @Test func `a popover that code's segue presents is in the middle without code`() throws {
    let played = try unanchored(segue: Self.popoverStyle)
    played.stage.perform { played.root?.performSegue(withIdentifier: "in", sender: nil) }
    played.stage.settle()
    let popover = shownPopover(of: played)
    #expect(popover?.arrowDirection == [] && played.labels.contains("Tip"))
    #expect(popover?.frameOfPresentedViewInContainerView.midX == 512)
    #expect(played.messages.contains { $0.contains("the segue in presents a popover") })
  }

  @Test func `a sheet of a phone is such a popover once there is room`() throws {
    let played = try unanchored(segue: Self.popoverStyle, width: 375)
    played.stage.perform { played.root?.performSegue(withIdentifier: "in", sender: nil) }
    played.stage.settle()
    played.stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    played.stage.settle()
    #expect(shownPopover(of: played)?.frameOfPresentedViewInContainerView.midX == 512)
  }

  @Test func `with code a popover has the anchor that code gives it`() throws {
    let played = try unanchored(
      segue: Self.popoverStyle, width: 375, classes: ["Guard": SegueTests.Guard.self])
    played.stage.tap("Go")
    played.stage.settle()
    let popover = try #require(shownPopover(of: played))
    #expect(popover.sourceView == nil && popover.sourceItem == nil)
    #expect(!played.messages.contains { $0.contains("presents a popover") })
  }
}
