import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct FilesScreenTests {
  @Test func `a folder opens on a tap and a swipe from the edge goes back`() throws {
    let driver = try DemoDriver("files")
    driver.open("Recipes")
    #expect(driver.title == "Recipes")
    #expect(driver.rows == ["Pancakes.txt", "Plain Bread.txt", "Tomato Soup.txt"])
    #expect(driver.sees("3 items"))
    driver.swipeBack()
    #expect(driver.title == "Samples")
  }

  @Test func `the button turns the order`() throws {
    let driver = try DemoDriver("files")
    driver.open("Recipes")
    driver.open("By Name")
    #expect(driver.rows == ["Pancakes.txt", "Tomato Soup.txt", "Plain Bread.txt"])
    driver.open("By Date")
    #expect(driver.labels(.barButton) == ["By Size"])
  }

  @Test func `a sub-folder keeps the order of the folder above`() throws {
    let driver = try DemoDriver("files")
    driver.open("By Name")
    driver.open("Recipes")
    #expect(driver.labels(.barButton) == ["By Date"])
  }

  @Test func `rows tell how much is in a folder`() throws {
    let driver = try DemoDriver("files")
    #expect(driver.sees("1,204 items · Apr 30, 2024"))
    #expect(driver.sees("No items"))
  }

  @Test func `a text opens and tells about itself`() throws {
    let driver = try DemoDriver("files")
    driver.open("Recipes")
    driver.open("Pancakes.txt")
    #expect(driver.sees("Pancakes (makes eight)"))
    driver.open("Get Info")
    #expect(driver.title == "Info")
    #expect(driver.sees("Text (TXT)"))
    #expect(driver.sees("May 12, 2024 at 9:30 AM"))
  }

  @Test(arguments: [
    ("Private", "You do not have permission to open it."), ("Empty Folder", "Empty Folder"),
    ("Round Trip", "Following the link"), ("Old Address.txt", "nothing is there"),
  ])
  func `what cannot be shown says so on its page`(row: String, words: String) throws {
    let driver = try DemoDriver("files")
    // Slowly, until the large title has collapsed and all rows are visible.
    driver.stage.scroll(by: 60, over: 2)
    driver.stage.settle()
    driver.open(row)
    #expect(driver.title == row)
    #expect(driver.sees(words))
    driver.pressBack()
    #expect(driver.title == "Samples")
  }

  @Test func `a long text can be read to the end of what is shown`() throws {
    let folder = try ScratchFolder()
    try folder.write(String(repeating: "All work and no play.\n", count: 4000), to: "novel.txt")
    let driver = try DemoDriver("files", files: folder.url)
    driver.open("novel.txt")
    let page = try #require(driver.navigation?.topViewController as? TextController)
    let last = page.tableView.numberOfRows(inSection: 0) - 1
    page.tableView.scrollToRow(
      at: IndexPath(row: last, section: 0), at: .bottom, animated: false)
    driver.stage.settle()
    #expect(driver.sees("The first 32 KB."))
  }

  @Test func `a binary file says that it is no text`() throws {
    let driver = try DemoDriver("files")
    driver.open("Data")
    driver.open("Signal.bin")
    #expect(driver.sees("Not a Text"))
  }

  @Test func `what vanished before the tap says so on its page`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("Inside")
    try folder.write("hello", to: "letter.txt")
    let driver = try DemoDriver("files", files: folder.url)
    #expect(driver.rows == ["Inside", "letter.txt"])
    try folder.remove("Inside")
    try folder.remove("letter.txt")
    for row in ["Inside", "letter.txt"] {
      driver.open(row)
      #expect(driver.sees("No longer there"))
      driver.pressBack()
    }
  }

  @Test func `a folder that is not there at all is a page that says so`() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at all")
    #expect(try DemoDriver("files", files: nowhere).sees("No longer there"))
  }

  @Test func `a thousand rows scroll`() throws {
    let driver = try DemoDriver("files")
    driver.open("Measurements")
    #expect(driver.rows.first == "Reading 1.txt")
    #expect(driver.sees("1,204 items"))
    driver.stage.scroll(by: 400)
    driver.stage.settle()
    #expect(!driver.rows.contains("Reading 1.txt"))
  }

  @Test func `twenty thousand files scroll, and only those in sight have a row`() throws {
    let driver = DemoDriver(
      showing: FilesController(folder: "/", title: "Many", in: LargeFolder(size: 20_000)))
    #expect(driver.sees("20,000 items"))
    let page = try #require(driver.navigation?.topViewController as? FilesController)
    for _ in 1...20 { driver.stage.scroll(by: 600, over: 0.1) }
    driver.stage.settle()
    #expect(!driver.rows.contains("File 1"))
    #expect(page.tableView.visibleCells.count < 20)
  }
}
