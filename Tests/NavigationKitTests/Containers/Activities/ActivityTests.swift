import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Sheets that list items and what can be done with them.
struct ActivityTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30))
  private let page = UIViewController()
  private let log = ActivityLog()

  init() {
    page.view.backgroundColor = .systemBackground
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func show(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: items,
      applicationActivities: activities ?? ["Print", "Keep"].map { TestActivity($0, log) })
    sheet.completionWithItemsHandler = { [log, page] type, completed, items, error in
      let isGone = page.presentedViewController == nil && items == nil && error == nil
      log.lines.append("\(type?.rawValue ?? "none") \(completed) \(isGone)")
    }
    sheet.popoverPresentationController?.sourceView = page.view
    page.present(sheet, animated: true)
    stage.settle()
    return sheet
  }

  private var rows: [String] {
    stage.elements(.cell).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }

  private func texts(with label: String) -> Int {
    stage.elements(.text).count { $0.label == label }
  }

  @Test func `one item is named above the activities`() throws {
    _ = show([try #require(URL(string: "https://example.org/map"))])
    #expect(texts(with: "https://example.org/map") == 1 && texts(with: "Link") == 1)
    #expect(rows == ["Print", "Keep"])
  }

  @Test func `several items are listed, with the sizes of images`() throws {
    let image = UIImage(contentsOfFile: "harbour.jpg")
    _ = show(["First line\nsecond", try #require(image)])
    #expect(texts(with: "2 Items") == 1)
    #expect(rows == ["First line", "Image", "Print", "Keep"])
    #expect(ActivityItem("  Hello\nyou").title == "Hello")
    #expect(ActivityItem(NSAttributedString(string: "Bold")).detail == "Text")
    #expect(ActivityItem(URL(fileURLWithPath: "/tmp/a.txt")).title == "a.txt")
    #expect(ActivityItem(12).detail == "Int")
    let size = try #require(image).size
    #expect(
      ActivityItem(image as Any).detail == "\(Int(size.width)) × \(Int(size.height))")
  }

  @Test func `what cannot be performed or is excluded is not listed, and sharing comes first`() {
    let activities = [
      TestActivity("Print", log), TestActivity("Keep", log, isPossible: false),
      TestActivity("Burn", log), ShareActivity("Send", log),
    ]
    let sheet = UIActivityViewController(
      activityItems: ["A"], applicationActivities: activities)
    sheet.excludedActivityTypes = [UIActivity.ActivityType("Burn")]
    sheet.popoverPresentationController?.sourceView = page.view
    page.present(sheet, animated: true)
    stage.settle()
    #expect(rows == ["Send", "Print"])
    #expect(UIActivity().canPerform(withActivityItems: []) == false)
  }

  @Test func `a chosen activity is prepared and performed, then the sheet goes`() {
    _ = show(["A", "B"])
    stage.tap("Print")
    stage.settle()
    #expect(log.lines == ["prepare 2", "perform Print"])
    log.activity?.activityDidFinish(true)
    log.activity?.activityDidFinish(true)
    #expect(page.presentedViewController != nil || log.lines.count == 2)
    stage.settle()
    #expect(log.lines.suffix(1) == ["Print true true"] && log.lines.count == 3)
  }

  @Test func `an activity may have a page of its own`() {
    let activity = TestActivity("Edit", log)
    let editor = UIViewController()
    activity.page = editor
    let sheet = show(["A"], [activity])
    stage.tap("Edit")
    stage.settle()
    #expect(sheet.presentedViewController === editor && log.lines == ["prepare 1"])
    activity.activityDidFinish(false)
    stage.settle()
    #expect(page.presentedViewController == nil && log.lines == ["prepare 1", "Edit false true"])
  }

  @Test func `an activity whose page the user takes away was not completed`() {
    let activity = TestActivity("Edit", log)
    activity.page = UIViewController()
    _ = show(["A"], [activity])
    stage.tap("Edit")
    stage.settle()
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 840), over: 0.3)
    stage.settle()
    #expect(page.presentedViewController == nil && log.lines == ["prepare 1", "Edit false true"])
  }

  @Test func `the close button, a pull and Escape choose nothing`() {
    _ = show(["A"])
    stage.tap("Close")
    stage.settle()
    _ = show(["A"])
    stage.send(.key(KeyEvent(key: .escape, time: stage.now)))
    stage.settle()
    _ = show(["A"])
    stage.drag(from: CGPoint(x: 100, y: 460), to: CGPoint(x: 100, y: 840), over: 0.3)
    stage.settle()
    #expect(log.lines == ["none false true", "none false true", "none false true"])
  }

  @Test func `the app may dismiss it: nothing was chosen`() {
    _ = show(["A"])
    var isDismissed = false
    page.dismiss(animated: true) { isDismissed = true }
    stage.settle()
    #expect(log.lines == ["none false true"] && isDismissed)
    _ = show(["A"])
    page.dismiss(animated: false)
    stage.settle()
    #expect(log.lines == ["none false true", "none false true"])
  }

  @Test func `an activity that runs as the app dismisses the sheet was not completed`() {
    _ = show(["A"])
    stage.tap("Print")
    stage.settle()
    page.dismiss(animated: true)
    stage.settle()
    log.activity?.activityDidFinish(true)
    stage.settle()
    #expect(log.lines == ["prepare 1", "perform Print", "Print false true"])
  }

  @Test func `dismissed off screen by code, it tells of that, too`() {
    _ = show(["A"])
    stage.window.rootViewController = UIViewController()
    stage.settle()
    page.dismiss(animated: false)
    stage.settle()
    #expect(log.lines == ["none false true"])
  }

  @Test func `it rests at half of the screen`() {
    let sheet = show(["A"])
    let top = sheet.view.convert(sheet.view.bounds, to: nil).minY
    #expect(top > 350 && top < 500)
  }

  @Test func `a source makes its item for the chosen activity`() {
    let source = ItemSource()
    _ = show([source])
    #expect(texts(with: "Placeholder") == 1)
    stage.tap("Print")
    #expect(log.items as? [String] == ["for Print"])
  }

  @Test func `with room it is a popover that is as high as its rows`() {
    stage.resize(to: CGSize(width: 1000, height: 800), safeAreaInsets: .zero)
    let sheet = show(["A"])
    #expect(sheet.activePresentationController is UIPopoverPresentationController)
    #expect(sheet.view.bounds.width == 320 && sheet.view.bounds.height < 300)
    #expect(rows == ["Print", "Keep"])
    let last = stage.elements().first { $0.label == "Keep" }?.frame ?? .zero
    #expect(last.maxY <= sheet.view.convert(sheet.view.bounds, to: nil).maxY)
    stage.tap(at: CGPoint(x: 990, y: 790))
    stage.settle()
    #expect(log.lines == ["none false true"])
  }

  @Test func `in regular width it needs a source`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(size: CGSize(width: 1000, height: 800))
        let page = UIViewController()
        stage.window.rootViewController = page
        stage.window.makeKeyAndVisible()
        page.present(
          UIActivityViewController(activityItems: ["A"], applicationActivities: nil),
          animated: true)
        stage.settle()
      }
    }
  }
}

/// A record of the calls that activities got.
private final class ActivityLog {
  var lines: [String] = []
  var items: [Any] = []
  var activity: UIActivity?
}

private class TestActivity: UIActivity {
  private let name: String
  private let log: ActivityLog
  private let isPossible: Bool
  var page: UIViewController?

  init(_ name: String, _ log: ActivityLog, isPossible: Bool = true) {
    (self.name, self.log, self.isPossible) = (name, log, isPossible)
    super.init()
  }

  override var activityType: ActivityType? { ActivityType(name) }
  override var activityTitle: String? { name }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isPossible }
  override func prepare(withActivityItems activityItems: [Any]) {
    log.lines.append("prepare \(activityItems.count)")
    log.items = activityItems
    log.activity = self
  }
  override var activityViewController: UIViewController? { page }
  override func perform() { log.lines.append("perform \(name)") }
}

private final class ShareActivity: TestActivity {
  override class var activityCategory: Category { .share }
}

private final class ItemSource: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  { "Placeholder" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "for \(activityType?.rawValue ?? "")" }
}
