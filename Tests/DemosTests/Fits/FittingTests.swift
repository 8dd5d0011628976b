import Foundation
import NavigationKit
import SDLShell
import Testing

@testable import Demos

/// Every text of every demo stands clear of its neighbours, whatever the language and the size.
struct FittingTests {
  nonisolated static let demos = [
    "files", "photos", "settings", "navbar", "toolbars", "hiding", "transitions",
    "modals", "editing", "controls",
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
      guard ScreenFit.isAtRest(stage) else { continue }
      expectFit(stage, "\(stop.name), English")
      for book in Phrasebook.all { expectFit(stage, stop, in: book) }
    }
  }

  private func expectFit(_ stage: Stage, _ stop: TourStop, in book: Phrasebook) {
    if book.isRightToLeft { stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft)) }
    let translation = Translation(of: stage, into: book)
    expectFit(stage, "\(stop.name), \(book.testDescription)")
    translation.undo()
    if book.isRightToLeft { stage.change(traits: UITraitCollection(layoutDirection: .leftToRight)) }
    stage.settle()
  }

  private func expectFit(_ stage: Stage, _ place: String) {
    for fault in ScreenFit(stage).faults { Issue.record("\(place): \(fault)") }
  }

  private func stage(_ size: UIContentSizeCategory) throws -> Stage {
    Stage(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(preferredContentSizeCategory: size), textMeasurer: try TextEngine())
  }
}
