import Foundation
import Goldens
import Snapshot
import Testing

struct BaselineFolderTests {
  private let folder = BaselineFolder(scenario: URL(fileURLWithPath: "/tests/swipes/back.yaml"))

  @Test func `baselines lie in a folder beside the scenario`() {
    #expect(folder.url.path == "/tests/swipes/back")
    #expect(
      folder.files(of: ["half-way", "pop"], variant: "iphone-8.light") == [
        "back.iphone-8.light.half-way.png", "back.iphone-8.light.half-way.txt",
        "back.iphone-8.light.pop.png", "back.iphone-8.light.pop.txt",
        "back.iphone-8.light.frames",
      ])
  }

  @Test(arguments: [
    ("half way", "half way"), ("a/b\\c", "a-b-c"), ("../x", "..-x"), ("é日", "é日"),
    ("a\n\0\u{7F}", "a---"), ("*?\"<>|:", "-------"),
  ])
  func `what no file name should hold becomes a dash`(name: String, file: String) {
    #expect(folder.picture(name, variant: "v") == "back.v.\(file).png")
    #expect(folder.picture("n", variant: name) == "back.\(file).n.png")
  }

  @Test func `an orphan is a baseline that no scenario refers to`() {
    let listing = [
      "back.v.old.txt", "back.v.new.png", "back.v.frames", "back.w.frames", "README.md",
      "other.v.x.png", ".back.v.new.png.writing", "back.v.old.png", "back.md",
    ]
    #expect(
      folder.orphans(in: listing, referred: folder.files(of: ["new"], variant: "v"))
        == [".back.v.new.png.writing", "back.v.old.png", "back.v.old.txt", "back.w.frames"])
    #expect(folder.orphans(in: listing, referred: listing).isEmpty)
    #expect(folder.orphans(in: [".other.v.x.png.writing", ".back"], referred: []).isEmpty)
  }
}
