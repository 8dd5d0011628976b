import Demos
import Foundation
import Goldens
import NavigationKit
import SDLShell
import Testing

/// No text of any demo overlaps its neighbours, in any language and text size.
struct LayoutAuditTests {
  nonisolated static let demos = [
    "files", "photos", "settings", "navbar", "toolbars", "tabs", "hiding", "transitions",
    "modals", "editing", "mail", "pages", "controls",
  ]
  nonisolated static let sizes: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge]

  @Test(arguments: demos, sizes)
  func `every text fits at every stop of a tour`(
    name: String, size: UIContentSizeCategory
  ) throws {
    let demo = try #require(Demo.named(name))
    let stage = try stage(size)
    stage.window.rootViewController = demo.makeRoot(
      DemoContent(samples: SampleTreeTests.samples))
    stage.window.makeKeyAndVisible()
    stage.settle()
    for stop in demo.tour {
      stop.moves(stage)
      guard LayoutAudit.isAtRest(stage) else { continue }
      expectFit(stage, "\(stop.name), English")
      for book in SampleTranslation.all { expectFit(stage, stop, in: book) }
    }
  }

  @Test(arguments: SampleTranslation.all, [UITableView.Style.plain, .grouped, .insetGrouped])
  func `titles of sections fit in every language`(
    book: SampleTranslation, style: UITableView.Style
  ) throws {
    for size in Self.sizes {
      let stage = try stage(size)
      if book.isRightToLeft {
        stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
      }
      stage.window.rootViewController = SectionsPage(book, style: style)
      stage.window.makeKeyAndVisible()
      stage.settle()
      expectFit(stage, "sections")
    }
  }

  private func expectFit(_ stage: Stage, _ stop: DemoStop, in book: SampleTranslation) {
    if book.isRightToLeft { stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft)) }
    let translation = TranslatedScreen(of: stage, into: book)
    expectFit(stage, "\(stop.name), \(book.testDescription)")
    translation.undo()
    if book.isRightToLeft { stage.change(traits: UITraitCollection(layoutDirection: .leftToRight)) }
    stage.settle()
  }

  private func expectFit(_ stage: Stage, _ place: String) {
    for fault in LayoutAudit(stage).faults { Issue.record("\(place): \(fault)") }
  }

  private func stage(_ size: UIContentSizeCategory) throws -> Stage {
    Stage(
      size: .phone,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(preferredContentSizeCategory: size), textMeasurer: try TextEngine())
  }
}

/// A table of sections whose headers and footers are long.
private final class SectionsPage: UITableViewController {
  private let book: SampleTranslation

  init(_ book: SampleTranslation, style: UITableView.Style) {
    self.book = book
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { book.names.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { book.names[section] }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { book.details.joined(separator: " – ") + " – " + book.names[section] }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
