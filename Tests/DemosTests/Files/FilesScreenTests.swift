import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct FilesScreenTests {
  @Test func `a folder opens on a tap and a swipe from the edge goes back`() throws {
    let visitor = try Visitor("files")
    visitor.open("Recipes")
    #expect(visitor.title == "Recipes")
    #expect(visitor.rows == ["Pancakes.txt", "Plain Bread.txt", "Tomato Soup.txt"])
    #expect(visitor.sees("3 items"))
    visitor.swipeBack()
    #expect(visitor.title == "Samples")
  }

  @Test func `the button turns the order`() throws {
    let visitor = try Visitor("files")
    visitor.open("Recipes")
    visitor.open("By Name")
    #expect(visitor.rows == ["Pancakes.txt", "Tomato Soup.txt", "Plain Bread.txt"])
    visitor.open("By Date")
    #expect(visitor.labels(.barButton) == ["By Size"])
  }

  @Test func `a sub-folder keeps the order of the folder above`() throws {
    let visitor = try Visitor("files")
    visitor.open("By Name")
    visitor.open("Recipes")
    #expect(visitor.labels(.barButton) == ["By Date"])
  }

  @Test func `rows tell how much is in a folder`() throws {
    let visitor = try Visitor("files")
    #expect(visitor.sees("1,204 items · Apr 30, 2024"))
    #expect(visitor.sees("No items"))
  }

  @Test func `a text opens and tells about itself`() throws {
    let visitor = try Visitor("files")
    visitor.open("Recipes")
    visitor.open("Pancakes.txt")
    #expect(visitor.sees("Pancakes (makes eight)"))
    visitor.open("Get Info")
    #expect(visitor.title == "Info")
    #expect(visitor.sees("Text (TXT)"))
    #expect(visitor.sees("May 12, 2024 at 9:30 AM"))
  }

  @Test(arguments: [
    ("Private", "You do not have permission to open it."), ("Empty Folder", "Empty Folder"),
    ("Round Trip", "Following the link"), ("Old Address.txt", "nothing is there"),
  ])
  func `what cannot be shown says so on its page`(row: String, words: String) throws {
    let visitor = try Visitor("files")
    // Slowly, until the large title has collapsed and all rows are visible.
    visitor.stage.scroll(by: 60, over: 2)
    visitor.stage.settle()
    visitor.open(row)
    #expect(visitor.title == row)
    #expect(visitor.sees(words))
    visitor.pressBack()
    #expect(visitor.title == "Samples")
  }

  @Test func `a long text can be read to the end of what is shown`() throws {
    let folder = try ScratchFolder()
    try folder.write(String(repeating: "All work and no play.\n", count: 4000), to: "novel.txt")
    let visitor = try Visitor("files", files: folder.url)
    visitor.open("novel.txt")
    let page = try #require(visitor.navigation?.topViewController as? TextController)
    let last = page.tableView.numberOfRows(inSection: 0) - 1
    page.tableView.scrollToRow(
      at: IndexPath(row: last, section: 0), at: .bottom, animated: false)
    visitor.stage.settle()
    #expect(visitor.sees("The first 32 KB."))
  }

  @Test func `a binary file says that it is no text`() throws {
    let visitor = try Visitor("files")
    visitor.open("Data")
    visitor.open("Signal.bin")
    #expect(visitor.sees("Not a Text"))
  }

  @Test func `what vanished before the tap says so on its page`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("Inside")
    try folder.write("hello", to: "letter.txt")
    let visitor = try Visitor("files", files: folder.url)
    #expect(visitor.rows == ["Inside", "letter.txt"])
    try folder.remove("Inside")
    try folder.remove("letter.txt")
    for row in ["Inside", "letter.txt"] {
      visitor.open(row)
      #expect(visitor.sees("No longer there"))
      visitor.pressBack()
    }
  }

  @Test func `a folder that is not there at all is a page that says so`() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at all")
    #expect(try Visitor("files", files: nowhere).sees("No longer there"))
  }

  @Test func `a thousand rows scroll`() throws {
    let visitor = try Visitor("files")
    visitor.open("Measurements")
    #expect(visitor.rows.first == "Reading 1.txt")
    #expect(visitor.sees("1,204 items"))
    visitor.stage.scroll(by: 400)
    visitor.stage.settle()
    #expect(!visitor.rows.contains("Reading 1.txt"))
  }

  @Test func `twenty thousand files scroll, and only those in sight have a row`() throws {
    let visitor = Visitor(
      showing: FilesController(folder: "/", title: "Many", in: LargeFolder(size: 20_000)))
    #expect(visitor.sees("20,000 items"))
    let page = try #require(visitor.navigation?.topViewController as? FilesController)
    for _ in 1...20 { visitor.stage.scroll(by: 600, over: 0.1) }
    visitor.stage.settle()
    #expect(!visitor.rows.contains("File 1"))
    #expect(page.tableView.visibleCells.count < 20)
  }
}
