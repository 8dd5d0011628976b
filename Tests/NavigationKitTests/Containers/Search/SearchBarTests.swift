import Goldens
import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// A search bar by itself, with a delegate.
struct SearchBarTests {
  private let delegate = Delegate()

  private final class Delegate: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var begins = true
    var ends = true
    var allowed = "abcdefghijklmnopqrstuvwxyz"

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text.allSatisfy(allowed.contains) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { heard.append("scope \(selectedScope)") }
  }

  private func fixture(
    traits: UITraitCollection = UITraitCollection(), _ setUp: (UISearchBar) -> Void = { _ in }
  ) -> ControlFixture<UISearchBar> {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Find"
    bar.delegate = delegate
    setUp(bar)
    let fixture = ControlFixture(bar, width: 200, traits: traits)
    fixture.stage.settle()
    return fixture
  }

  private static let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraLarge)

  @Test func `Cancel and the button that deletes the text grow with the text`() throws {
    func sizes(_ traits: UITraitCollection) throws -> [CGSize] {
      let fixture = fixture(traits: traits) {
        $0.showsCancelButton = true
        $0.text = "Wren"
      }
      let cancel = try #require(fixture.stage.elements().first { $0.label == "Cancel" })
      let field = fixture.control.searchTextField
      let cross = try #require(field.clearButton.imageView)
      field.layoutIfNeeded()
      field.clearButton.layoutIfNeeded()
      return [cancel.frame.size, field.clearButton.frame.size, cross.frame.size]
    }
    let (standard, huge) = (try sizes(UITraitCollection()), try sizes(Self.huge))
    for (standard, huge) in zip(standard, huge) {
      #expect(huge.width > 2 * standard.width && huge.height >= huge.width / 3)
    }
  }

  private func field(_ fixture: ControlFixture<UISearchBar>) -> StageElement? {
    fixture.stage.element(.searchField)
  }

  @Test func `a bar is a field that is tapped and typed into`() {
    let fixture = fixture()
    #expect(fixture.control.frame.height == 56)
    #expect(field(fixture)?.label == "Find")
    fixture.stage.tap("Find")
    fixture.stage.typeText("sea")
    #expect(fixture.control.text == "sea" && fixture.control.isFirstResponder)
    #expect(delegate.heard == ["begin", "text sea"])
    fixture.stage.tap("Clear text")
    #expect(fixture.control.text == "" && delegate.heard.last == "text ")
  }

  @Test func `return asks for the search and lets the app decide what becomes of the keyboard`() {
    let fixture = fixture()
    fixture.stage.tap("Find")
    fixture.stage.typeText("\n")
    #expect(delegate.heard == ["begin"], "there is nothing to search for")
    fixture.stage.typeText("a")
    fixture.stage.typeText("\n")
    #expect(delegate.heard == ["begin", "text a", "search"] && fixture.control.isFirstResponder)
    fixture.control.resignFirstResponder()
    #expect(delegate.heard.last == "end")
  }

  @Test func `a delegate may refuse`() {
    let fixture = fixture()
    delegate.begins = false
    fixture.stage.tap("Find")
    #expect(!fixture.control.isFirstResponder)
    (delegate.begins, delegate.ends) = (true, false)
    fixture.stage.tap("Find")
    fixture.stage.typeText("1")
    fixture.stage.typeText("a")
    #expect(fixture.control.text == "a")
    #expect(!fixture.control.resignFirstResponder() && fixture.control.isFirstResponder)
  }

  @Test func `the cancel button slides in and takes room from the field`() {
    let fixture = fixture()
    #expect(!fixture.stage.elements().contains { $0.label == "Cancel" })
    let width = field(fixture)?.frame.width ?? 0
    fixture.control.setShowsCancelButton(true, animated: true)
    fixture.stage.advance(by: 0.15)
    let half = field(fixture)?.frame.width ?? 0
    fixture.stage.settle()
    let narrow = field(fixture)?.frame.width ?? 0
    #expect(width == 168 && narrow < half && half < width)
    fixture.stage.tap("Cancel")
    #expect(delegate.heard == ["cancel"])
    fixture.control.showsCancelButton = false
    #expect(!fixture.stage.elements().contains { $0.label == "Cancel" })
  }

  @Test func `scopes are chosen below the field`() {
    let fixture = fixture {
      $0.scopeButtonTitles = ["All", "New"]
      $0.showsScopeBar = true
    }
    #expect(fixture.control.frame.height == 100)
    fixture.stage.tap("New")
    #expect(fixture.control.selectedScopeButtonIndex == 1 && delegate.heard == ["scope 1"])
    fixture.control.selectedScopeButtonIndex = 0
    #expect(delegate.heard == ["scope 1"], "code's choice is not told")
    fixture.control.setShowsScope(false, animated: true)
    fixture.stage.settle()
    #expect(!fixture.stage.elements().contains { $0.label == "New" })
    #expect(fixture.control.sizeThatFits(.zero).height == 56)
  }

  @Test func `a prompt is above the field`() {
    let fixture = fixture { $0.prompt = "Anywhere" }
    #expect(fixture.control.frame.height == 86)
    #expect(fixture.stage.elements().contains { $0.label == "Anywhere" && $0.role == .prompt })
    #expect(field(fixture)?.frame.minY == 90)
  }

  @Test func `the magnifying glass is at the leading end, and the button at the trailing one`() {
    for isMirrored in [false, true] {
      let fixture = fixture(traits: isMirrored ? .rightToLeft : UITraitCollection()) {
        $0.text = "sea"
        $0.showsCancelButton = true
      }
      let glass = fixture.control.searchTextField.leftView?.frame ?? .zero
      let width = fixture.control.searchTextField.bounds.width
      #expect(isMirrored ? glass.maxX == width - 8 : glass.minX == 8)
      let cancel = fixture.stage.elements().first { $0.label == "Cancel" }?.frame ?? .zero
      #expect(isMirrored ? cancel.minX == 66 : cancel.maxX == 234)
    }
  }

  @Test func `a view before the text is shown when its mode says so`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let icon = UIImageView(image: UIImage(systemName: "xmark"))
    field.leftView = icon
    _ = ControlFixture(field, width: 200)
    #expect(icon.stateAlpha == 0 && field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    let before = field.leftViewRect(forBounds: field.bounds)
    #expect(icon.stateAlpha == 1 && icon.frame == before)
    #expect(field.textRect(forBounds: field.bounds).minX == before.maxX + 6)
    field.leftView = nil
    #expect(icon.superview == nil && field.textRect(forBounds: field.bounds).minX == 0)
  }

  @Test func `only a minimal bar has no background, and the app may colour it`() {
    func picture(_ setUp: (UISearchBar) -> Void) -> String {
      fixture(setUp).stage.displayList().description
    }
    let plain = picture { _ in }
    #expect(picture { $0.searchBarStyle = .prominent } == plain)
    #expect(picture { $0.searchBarStyle = .minimal } != plain)
    let red = picture { $0.barTintColor = .red }
    #expect(red != plain && red != picture { $0.searchBarStyle = .minimal })
    #expect(picture { $0.backgroundImage = UIImage(systemName: "xmark") } != plain)
  }

  @Test func `the app moves the text`() {
    let bar = fixture().control
    let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
    let moved = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    #expect(moved == text.offsetBy(dx: 5, dy: 2))
  }
}

extension Stage {
  /// Types text, or with "\n" presses Return.
  func typeText(_ text: String) {
    if text == "\n" { return send(.key(KeyEvent(key: .return, time: now))) }
    send(.text(TextEvent(text: text, time: now)))
  }
}
