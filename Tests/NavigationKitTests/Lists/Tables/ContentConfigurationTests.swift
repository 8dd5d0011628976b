import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Cells with a content configuration; letters are half an em wide, lines 1.2 em high.
struct ContentConfigurationTests {
  private func table(
    _ configure: @escaping (inout UIListContentConfiguration) -> Void,
    style: UITableViewCell.CellStyle = .default, isRightToLeft: Bool = false
  ) -> TableFixture {
    let table = TableFixture([["A", "B"]], isRightToLeft: isRightToLeft)
    table.cellStyle = style
    table.configure = { cell, path in
      cell.textLabel?.text = nil
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      configure(&content)
      cell.contentConfiguration = content
    }
    table.start()
    table.stage.settle()
    return table
  }

  private func labels(_ table: TableFixture, row: Int = 0) -> [UILabel] {
    let content = table.tableView.cellForRow(at: [0, row])?.configuredView
    return content?.subviews.compactMap { $0 as? UILabel } ?? []
  }

  @Test func `a row shows its text, and is named by it`() throws {
    let table = table { _ in }
    #expect(table.labels == ["Row 0", "Row 1"])
    let label = try #require(labels(table).first)
    #expect(label.frame.minX == 16 && label.frame.midY == 22 && label.font.pointSize == 17)
    #expect(table.tableView.rectForRow(at: [0, 1]).minY == 44)
  }

  @Test func `a symbol grows with the text, unless a size is asked of it`() throws {
    func width(_ category: UIContentSizeCategory, _ configuration: UIImage.SymbolConfiguration?)
      throws -> CGFloat
    {
      let table = table { content in
        content.image = UIImage(systemName: "folder")
        content.imageProperties.preferredSymbolConfiguration = configuration
      }
      table.stage.change(traits: UITraitCollection(preferredContentSizeCategory: category))
      table.stage.settle()
      let content = table.tableView.cellForRow(at: [0, 0])?.configuredView
      let image = content?.subviews.first { $0 is UIImageView }
      return try #require(image).frame.width
    }
    let defaultWidth = try width(.large, nil)
    #expect(try width(.accessibilityLarge, nil) > 1.5 * defaultWidth)
    let asked = UIImage.SymbolConfiguration(pointSize: 17)
    #expect(try width(.accessibilityLarge, asked) == defaultWidth)
  }

  @Test func `a second text is below, in a row as high as both need`() {
    let table = table { content in
      content.secondaryText = "second"
      content.secondaryTextProperties.color = .red
      content.secondaryTextProperties.font = .systemFont(ofSize: 20)
      content.textToSecondaryTextVerticalPadding = 6
    }
    let labels = labels(table)
    // 21 + 6 + 24 for the texts (20.4 points are rounded up), 22 for the margins.
    #expect(table.tableView.rectForRow(at: [0, 0]).height == 73)
    #expect(labels.map(\.frame.minY) == [11, 38] && labels[1].textColor == .red)
  }

  @Test func `a value is at the trailing end where both fit, else below`() {
    let table = table({ $0.secondaryText = "value" }, style: .value1)
    let second = labels(table)[1]
    #expect(second.frame.maxX == 374 && second.frame.midY == 22)
    #expect(second.textColor == .secondaryLabel)
    let long = self.table(
      { $0.secondaryText = "a value that is much too long to be beside" }, style: .value1)
    #expect(labels(long)[1].frame.minY > labels(long)[0].frame.maxY - 1)
  }

  @Test func `an image is before the texts, no larger than it may be`() throws {
    let table = table { content in
      content.image = UIImage(systemName: "star")
      content.imageProperties.maximumSize = CGSize(width: 12, height: 0)
      content.imageProperties.tintColor = .green
      content.imageProperties.cornerRadius = 3
      content.imageToTextPadding = 10
    }
    let content = try #require(table.tableView.cellForRow(at: [0, 0])?.configuredView)
    let image = try #require(content.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.size == CGSize(width: 12, height: 12) && image.frame.minX == 16)
    #expect(image.tintColor == .green && image.layer.cornerRadius == 3 && image.clipsToBounds)
    #expect(labels(table)[0].frame.minX == 38)
    let line = table.stage.displayList().description.split(separator: "\n")
    #expect(!line.isEmpty)
  }

  @Test func `from right to left all is mirrored`() {
    let table = table({ $0.image = UIImage(systemName: "star") }, isRightToLeft: true)
    #expect(labels(table)[0].frame.maxX == 334)
  }

  @Test func `text with attributes, alignment, lines and margins`() {
    let table = table { content in
      content.attributedText = NSAttributedString(
        string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      content.secondaryAttributedText = NSAttributedString(string: "second")
      content.textProperties.alignment = .center
      content.textProperties.numberOfLines = 2
      content.textProperties.adjustsFontForContentSizeCategory = false
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 50, bottom: 2, trailing: 3)
    }
    let label = labels(table)[0]
    #expect(label.textAlignment == .center && label.numberOfLines == 2)
    #expect(!label.adjustsFontForContentSizeCategory && label.frame.minX == 50)
    // 48 + 1 + 15 for the texts (14.4 points are rounded up), 3 for the margins.
    #expect(table.tableView.rectForRow(at: [0, 0]).height == 67 && label.frame.minY == 1)
  }

  @Test func `the same kind of content stays in its view`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.configuredView
    content.text = "two"
    cell.contentConfiguration = content
    #expect(cell.configuredView === view && cell.mainText == "two")
    cell.contentConfiguration = nil
    #expect(cell.configuredView == nil && view?.superview == nil)
  }

  @Test func `an app's own content adapts to the cell's state`() {
    struct Own: UIContentConfiguration {
      var words = "plain"
      func makeContentView() -> any UIView & UIContentView { OwnView(self) }
      func updated(for state: any UIConfigurationState) -> Own {
        let cell = state as? UICellConfigurationState
        return Own(words: cell?.isSelected == true ? "selected" : "plain")
      }
    }
    final class OwnView: UIView, UIContentView {
      let label = UILabel()
      var configuration: any UIContentConfiguration { didSet { show() } }
      init(_ own: Own) {
        configuration = own
        super.init(frame: .zero)
        addSubview(label)
        show()
      }
      required init?(coder: NSCoder) { nil }
      func show() { label.text = (configuration as? Own)?.words }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
    }
    let table = TableFixture([["A"]])
    var states: [String] = []
    table.configure = { cell, _ in
      cell.textLabel?.text = nil
      cell.contentConfiguration = Own()
      cell.configurationUpdateHandler = { _, state in
        states.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
      }
    }
    table.start()
    table.stage.settle()
    #expect(table.labels == ["plain"] && table.tableView.rectForRow(at: [0, 0]).height == 90)
    #expect(states == ["false false false"])
    table.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(table.labels == ["selected"] && states.last == "true false false")
    table.tableView.cellForRow(at: [0, 0])?.setHighlighted(true, animated: false)
    #expect(states.last == "true true false")
    table.tableView.cellForRow(at: [0, 0])?.setEditing(true, animated: false)
    #expect(states.last == "true true true")
  }
}
