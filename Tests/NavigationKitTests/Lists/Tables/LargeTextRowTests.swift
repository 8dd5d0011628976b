import Foundation
import Testing

@testable import NavigationKit

/// Rows at accessibility text sizes: nothing in them is truncated.
struct LargeTextRowTests {
  private static let long = "Recently changed in the shared folder"
  private static let value = "About an hour ago, by somebody else"
  nonisolated static let styles: [UITableViewCell.CellStyle] = [
    .default, .value1, .value2, .subtitle,
  ]

  private func table(
    _ style: UITableViewCell.CellStyle, _ category: UIContentSizeCategory
  ) -> TableFixture {
    let table = TableFixture([[Self.long, "Short"]], style: .grouped)
    table.cellStyle = style
    table.configure = { cell, path in
      cell.detailTextLabel?.text = path.row == 0 ? Self.value : nil
      cell.imageView?.image = UIImage(systemName: "folder")
      cell.accessoryType = .disclosureIndicator
    }
    table.start()
    table.stage.change(traits: UITraitCollection(preferredContentSizeCategory: category))
    return table
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.disclosureIndicator, [8]), (.checkmark, [15]),
    (.detailDisclosureButton, [24, 8]),
  ])
  func `what is at a row's end grows with the text`(
    type: UITableViewCell.AccessoryType, widths: [CGFloat]
  ) throws {
    let table = table(.default, .large)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    table.configure = { cell, path in
      if path.row == 0 { cell.accessoryType = type } else { cell.accessoryView = own }
    }
    table.tableView.reloadData()
    table.stage.settle()
    #expect(try cell(table).accessories.map(\.bounds.width) == widths)
    table.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let cell = try cell(table)
    for (view, width) in zip(cell.accessories, widths) {
      #expect(abs(view.bounds.width - width * 33 / 17) < 0.01)
    }
    #expect(abs((cell.accessories.last?.frame.maxX ?? 0) - (390 - 16)) < 0.01)
    #expect(own.bounds.width == 30)
  }

  @Test(arguments: styles)
  func `a symbol grows with the row's text, a picture does not`(
    style: UITableViewCell.CellStyle
  ) throws {
    let table = table(style, .large)
    let initialSize = try #require(cell(table).imageView).frame.size
    table.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    table.stage.settle()
    let grown = try #require(cell(table).imageView).frame
    #expect(abs(grown.width - initialSize.width * 33 / 17) < 0.01)
    #expect(abs(grown.height - initialSize.height * 33 / 17) < 0.01)
    #expect(try #require(cell(table).textLabel).frame.minX > grown.maxX)
    try cell(table).imageView?.image = UIGraphicsImageRenderer(size: initialSize).image { _ in }
    try cell(table).setNeedsLayout()
    table.stage.settle()
    #expect(try #require(cell(table).imageView).frame.size == initialSize)
  }

  private func cell(_ table: TableFixture) throws -> UITableViewCell {
    try #require(table.tableView.cellForRow(at: [0, 0]))
  }

  /// The lines that a label shows.
  private func lines(_ label: UILabel?, _ table: TableFixture) throws -> [String] {
    let label = try #require(label)
    let traits = label.traitCollection
    let font = try #require(label.shownFont(in: traits))
    let layout = TextLayout(
      try #require(label.text), font: font, width: label.frame.width,
      numberOfLines: label.shownNumberOfLines(in: traits), measurer: table.stage.textMeasurer)
    #expect(layout.size.height <= label.frame.height + 0.5)
    return layout.lines.map(\.text)
  }

  @Test(
    arguments: styles,
    [.accessibilityMedium, .accessibilityExtraExtraExtraLarge]
      as [UIContentSizeCategory])
  func `texts go on over as many lines as they need, one below the other`(
    style: UITableViewCell.CellStyle, category: UIContentSizeCategory
  ) throws {
    let table = table(style, category)
    let cell = try cell(table)
    let text = try lines(cell.textLabel, table)
    #expect(text.count > 1 && !text.joined().contains("…"))
    #expect(text.joined().filter { $0 != " " } == Self.long.filter { $0 != " " })
    let frame = try #require(cell.textLabel?.frame)
    #expect(frame.minY >= 0 && frame.maxY <= cell.contentView.bounds.height)
    guard style != .default else { return }
    let detail = try #require(cell.detailTextLabel?.frame)
    #expect(try !lines(cell.detailTextLabel, table).joined().contains("…"))
    #expect(detail.minY >= frame.maxY && detail.maxY <= cell.contentView.bounds.height)
    #expect(detail.minX == frame.minX)
  }

  @Test(arguments: styles)
  func `below those sizes a text has one line`(style: UITableViewCell.CellStyle) throws {
    let table = table(style, .extraExtraExtraLarge)
    let cell = try cell(table)
    #expect(try lines(cell.textLabel, table).count == 1)
    #expect(cell.textLabel?.numberOfLines == 1)
  }

  @Test func `lines that were asked for are kept to`() throws {
    let table = table(.default, .accessibilityExtraLarge)
    let cell = try cell(table)
    cell.textLabel?.numberOfLines = 2
    table.stage.advance(by: 0)
    #expect(try lines(cell.textLabel, table).count == 2)
  }

  @Test func `a wider screen makes the rows lower`() throws {
    let table = table(.value2, .accessibilityExtraLarge)
    let narrow = table.tableView.rectForRow(at: [0, 0]).height
    table.stage.resize(to: CGSize(width: 800, height: 880), safeAreaInsets: .zero)
    let wide = table.tableView.rectForRow(at: [0, 0]).height
    #expect(wide < narrow)
    #expect(
      wide
        == (try cell(table)).sizeThatFits(
          CGSize(width: 800, height: 0)
        ).height)
    _ = try lines(try cell(table).textLabel, table)
  }

  @Test func `a row that gets narrower while it is edited grows with it`() throws {
    let table = TableFixture([["Groceries to find", "Second"]])
    table.start()
    table.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let before = table.tableView.rectForRow(at: [0, 0]).height
    table.setEditing(true, animated: true)
    table.stage.advance(by: 0.15)
    let height = try cell(table).presentedFrame(at: table.stage.now).height
    table.stage.settle()
    let after = table.tableView.rectForRow(at: [0, 0]).height
    #expect(height > before && height < after)
    #expect(try lines(try cell(table).textLabel, table).count == 2)
    table.setEditing(false, animated: true)
    table.stage.settle()
    #expect(table.tableView.rectForRow(at: [0, 0]).height == before)
  }

  @Test func `a text of several lines has its room at any size`() throws {
    let table = TableFixture([[Self.long + Self.long]])
    table.configure = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.accessoryType = .disclosureIndicator
    }
    table.start()
    #expect(try lines(try cell(table).textLabel, table).count > 1)
    #expect(table.tableView.rectForRow(at: [0, 0]).height > 60)
  }
}
