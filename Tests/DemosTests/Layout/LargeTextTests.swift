import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Demos

/// The demos with the largest letters on the smallest phone, and on a phone with a cut-out on its
/// side.
struct LargeTextTests {
  private nonisolated static let small = CGSize(width: 320, height: 568)
  private nonisolated static let side = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)

  private func stage(
    _ page: UIViewController, on size: CGSize = small, insets: UIEdgeInsets = .zero,
    _ category: UIContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) -> Stage {
    let stage = Stage(
      size: size, safeAreaInsets: insets,
      traits: UITraitCollection(preferredContentSizeCategory: category))
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage
  }

  private func views<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(kind, in: $0) }
  }

  private func frame(of text: String, on stage: Stage) throws -> CGRect {
    let label = try #require(views(UILabel.self, in: stage.window).first { $0.text == text })
    return label.convert(label.bounds, to: stage.window)
  }

  @Test func `on a phone on its side a page's text is beside the cut-out`() throws {
    let page = MessagePage("Pull", symbol: "book", String(repeating: "A long text. ", count: 40))
    let stage = stage(
      page, on: CGSize(width: 852, height: 393), insets: Self.side, .extraExtraExtraLarge)
    let text = try frame(of: page.text, on: stage)
    #expect(text.minX >= 59 && text.maxX <= 852 - 59)
  }

  @Test func `the chat's button is below the message, beside it again with smaller letters`() throws
  {
    let stage = stage(ChatController())
    func isBelow() throws -> Bool {
      let (hint, send) = (try frame(of: "Message", on: stage), try frame(of: "Send", on: stage))
      #expect(!hint.intersects(send))
      return send.minY >= hint.maxY
    }
    #expect(try isBelow())
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .large))
    stage.settle()
    #expect(try !isBelow())
  }

  @Test func `a control is below its name, beside it again with smaller letters`() throws {
    let stage = stage(ControlsController())
    func isBelow() throws -> Bool {
      let slider = try #require(views(UISlider.self, in: stage.window).first)
      let place = slider.convert(slider.bounds, to: stage.window)
      return place.minY >= (try frame(of: "Slider", on: stage)).maxY
    }
    #expect(try isBelow())
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .large))
    stage.settle()
    #expect(try !isBelow())
  }

  @Test func `a letter that is longer than the screen is scrolled to its end`() throws {
    let letter = try #require(Mailbox.all.first?.letters.first)
    let stage = stage(LetterController(letter))
    #expect(try frame(of: letter.text, on: stage).maxY > Self.small.height)
    for _ in 0..<8 {
      stage.drag(from: CGPoint(x: 160, y: 540), to: CGPoint(x: 160, y: 100), over: 0.5)
      stage.settle()
    }
    #expect(try frame(of: letter.text, on: stage).maxY <= Self.small.height)
  }

  @Test(arguments: [CGSize(width: 440, height: 956), CGSize(width: 852, height: 393), small])
  func `a file's rows are as high as their text`(size: CGSize) throws {
    let isOnSide = size.width > size.height
    let files = SampleTree.files(in: SampleTreeTests.samples.appendingPathComponent("Files"))
    let entries = try files.entries(in: SampleTree.root + "Recipes")
    let entry = try #require(entries.first { $0.name == "Pancakes.txt" })
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let stage = stage(
        TextController(entry, in: files), on: size, insets: isOnSide ? Self.side : .zero,
        category)
      let texts = views(UITableViewCell.self, in: stage.window).compactMap(\.textLabel)
      #expect(!texts.isEmpty)
      for text in texts {
        let room = CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude)
        #expect(text.sizeThatFits(room).height <= text.bounds.height + 0.5)
      }
    }
  }
}
