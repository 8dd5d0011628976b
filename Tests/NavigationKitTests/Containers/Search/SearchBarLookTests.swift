import Drawing
import Foundation
import NavigationKit
import Testing

/// The icons and the style of a search bar by itself.
struct SearchBarLookTests {
  private let bar = UISearchBar(frame: .zero)
  private let fixture: ControlFixture<UISearchBar>

  init() {
    fixture = ControlFixture(bar, width: 200)
    bar.text = "Wren"
    fixture.stage.settle()
  }

  /// The pictures on screen.
  private var icons: [String] {
    fixture.stage.displayList().description.split(separator: "\n").compactMap {
      $0.contains("image symbol") ? $0.split(separator: " ")[2].description : nil
    }
  }

  @Test func `its icons can be others, and the default ones again`() {
    #expect(icons.contains("magnifyingglass") && icons.contains("xmark.circle.fill"))
    let (pin, bin) = (UIImage(systemName: "pin"), UIImage(systemName: "trash"))
    bar.setImage(pin, for: .search, state: .normal)
    bar.setImage(bin, for: .clear, state: .normal)
    #expect(icons.contains("pin") && icons.contains("trash"))
    #expect(!icons.contains("magnifyingglass") && !icons.contains("xmark.circle.fill"))
    #expect(bar.image(for: .clear, state: .normal) === bin)
    #expect(bar.image(for: .clear, state: .highlighted) == nil)
    bar.setImage(nil, for: .search, state: .normal)
    bar.setImage(nil, for: .clear, state: .normal)
    #expect(icons.contains("magnifyingglass") && icons.contains("xmark.circle.fill"))
  }

  @Test func `a black bar is dark whatever the interface is, and its text is light`() throws {
    bar.barStyle = .black
    fixture.stage.settle()
    let text = try #require(bar.searchTextField.textColor?.cgColor.components)
    #expect(text[0] == 1)
    let list = fixture.stage.displayList().description
    bar.barStyle = .default
    fixture.stage.settle()
    #expect(fixture.stage.displayList().description != list)
    #expect(bar.searchTextField.textColor?.cgColor.components?[0] == 0)
    bar.searchTextField.textColor = .red
    bar.barStyle = .black
    #expect(bar.searchTextField.textColor == .red)
  }
}
