import Foundation
import Testing

@testable import NavigationKit

/// Edit menus of views that are no texts.
struct EditMenuInteractionTests {
  private let texts = TextViewTests()
  private var stage: Stage { texts.stage }
  private var bar: EditMenuBar? { stage.window.editMenu }

  /// The titles of the menu in view, from left to right.
  private var titles: [String] {
    guard let bar else { return [] }
    return stage.elements()
      .filter { $0.role == .button && bar.frame.contains($0.frame) }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  private func tap(_ title: String) {
    stage.tap(title)
    stage.settle()
  }

  /// A view with a menu of its own.
  private final class Card: UIView, UIEditMenuInteractionDelegate, SelectorResponding {
    static var selectors: SelectorTable {
      ["copy:": .init(Card.copyCard), "share:": .init(Card.share)]
    }
    var heard: [String] = []

    func copyCard(_ sender: Any?) { heard.append("copy") }
    func share(_ sender: Any?) { heard.append("share") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { bounds }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { animator.addCompletion { [weak self] in self?.heard.append("open") } }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { animator.addCompletion { [weak self] in self?.heard.append("closed") } }
  }

  @Test func `any view has edit menus`() {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    texts.page.view.addSubview(card)
    let interaction = UIEditMenuInteraction(delegate: card)
    card.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
    stage.settle()
    #expect(titles == ["Copy"] && bar?.frame.maxY == 300 - EditMenuMetrics.gap)
    #expect(interaction.location(in: nil) == CGPoint(x: 105, y: 305))
    tap("Copy")
    #expect(card.heard == ["open", "copy", "closed"])
  }

  @Test func `the menu controller shows a menu with the app's items`() {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    texts.page.view.addSubview(card)
    let menus = stage.perform { UIMenuController.shared }
    #expect(stage.perform { UIMenuController.shared } === menus)
    menus.menuItems = [
      UIMenuItem(title: "Share", action: "share:"), UIMenuItem(title: "Fly", action: "fly:"),
    ]
    menus.showMenu(from: card, rect: card.bounds)
    stage.settle()
    #expect(titles == ["Copy", "Share"] && menus.isMenuVisible)
    #expect(menus.menuFrame.maxY == 300 - EditMenuMetrics.gap)
    tap("Share")
    #expect(card.heard == ["share"] && !menus.isMenuVisible)
    menus.showMenu(from: card, rect: card.bounds)
    menus.hideMenu()
    stage.settle()
    #expect(!menus.isMenuVisible)
  }
}
