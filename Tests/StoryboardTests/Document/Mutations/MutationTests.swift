import Foundation
import Storyboard
import Testing

/// Files that were damaged at random.
struct MutationTests {
  @Test func `the sample has no issue`() throws {
    let garden = try StoryboardDocument(
      contents: Data(Sample.garden.utf8), file: "Garden.storyboard")
    #expect(Sweep.issues(of: garden).isEmpty)
  }

  @Test func `1,000 files with damaged bytes are read or refused in one line`() {
    let counts = Outcome(seeds: 0..<1000) { seed in
      var mutator = Mutator(seed: seed)
      return mutator.damaged(Sample.garden)
    }
    // Neither outcome may hide the other.
    #expect((100...900).contains(counts.read))
    #expect(counts.withIssues >= 50)
  }

  @Test func `1,000 files with damaged elements are read or refused in one line`() throws {
    let garden = try element(Sample.garden)
    let counts = Outcome(seeds: 1000..<2000) { seed in
      var mutator = ElementMutator(seed: seed)
      return Array(mutator.damaged(garden).utf8)
    }
    #expect(counts.read >= 900)
    #expect(counts.withIssues >= 400)
  }

  /// The outcome of reading damaged files.
  private struct Outcome {
    var read = 0
    var withIssues = 0

    /// Reads the files of some seeds and all that is in them.
    init(seeds: Range<UInt64>, _ makeFile: (UInt64) -> [UInt8]) {
      for seed in seeds {
        let bytes = makeFile(seed)
        let lines = 1...bytes.count { $0 == UInt8(ascii: "\n") } + 1
        do throws(StoryboardError) {
          let document = try StoryboardDocument(contents: Data(bytes), file: "Garden.storyboard")
          let issues = Sweep.issues(of: document)
          read += 1
          withIssues += issues.isEmpty ? 0 : 1
          let areFit = issues.allSatisfy {
            lines.contains($0.line) && MutationTests.isOneLine($0.description)
          }
          #expect(areFit, "seed \(seed)")
        } catch {
          #expect(error.line.map(lines.contains) ?? true, "seed \(seed)")
          #expect(MutationTests.isOneLine(error.description), "seed \(seed)")
        }
      }
    }
  }

  @Test func `2,000 damaged strings files are read or refused in one line`() {
    let text = """
      /* Class = "UILabel"; text = "Bed"; */
      "bed-name.text" = "Beet \\U00e4 \\"neu\\"";
      // buttons
      sow-button.normalTitle = "S\\344en";
      "alone";
      """
    var read = 0
    for seed in 0..<2000 {
      var mutator = Mutator(seed: UInt64(seed))
      do throws(StoryboardError) {
        _ = try StringsFile(contents: Data(mutator.damaged(text)), file: "Garden.strings")
        read += 1
      } catch {
        #expect(MutationTests.isOneLine(error.description), "seed \(seed)")
      }
    }
    #expect((400...1900).contains(read))
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.hasPrefix("Garden.") && text.count < 300 && !text.contains(where: \.isNewline)
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
