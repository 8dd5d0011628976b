import Foundation
import Testing

@testable import NavigationKit

/// Formats that cannot be read, and predicates that cannot be evaluated.
struct PredicateMisuseTests {
  @Test(arguments: [
    ("", "it ends where a value should be."),
    ("name", "it ends where a comparison should be."),
    ("name ==", "it ends where a value should be."),
    ("name == 'Ida", "the text that begins with “'Ida” has no closing quotation mark."),
    ("name == 3 4", "there is “4” where AND, OR or the end should be."),
    ("name is 3", "there is “is” where a comparison should be."),
    ("name CONTAINS[x] 'a'", "there is no option [x]: write [c], [d] or [cd]."),
    ("name IN {1, 2", "it ends where a comma or } should be."),
    ("(name == 3", "it ends where ) should be."),
    ("name == )", "there is “)” where a value should be."),
    ("name == %@", "it has a placeholder 1, and 0 arguments were given."),
  ])
  func `a fault names what is there and what should be`(format: String, sentence: String) {
    #expect(throws: PredicateFault.self) {
      try FormatPredicate(format, arguments: [])
    }
    do {
      _ = try FormatPredicate(format, arguments: [])
    } catch {
      #expect("\(error)" == sentence)
    }
  }

  @Test func `a key path of %K is a text`() {
    do {
      _ = try FormatPredicate("%K == 3", arguments: [7])
      Issue.record("7 is no key path")
    } catch {
      #expect("\(error)" == "%K stands for a key path as a text, and is 7.")
    }
  }

  @Test func `a format that cannot be read stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "name == 'Ida")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse the format string “name == 'Ida”: the text that"))
  }

  @Test func `an unknown key stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSPredicate(format: "depth > 3").evaluate(with: NSObject())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("not key value coding-compliant for the key depth"))
  }

  @Test func `a variable without a value stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "$least > 3").evaluate(with: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a variable $least without a value"))
  }
}
