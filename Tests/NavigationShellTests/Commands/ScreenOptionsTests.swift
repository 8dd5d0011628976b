import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import Testing

@testable import NavigationShell

/// The traits of the appearance options.
@Suite struct ScreenOptionsTests {
  private func traits(_ arguments: String...) throws -> UITraitCollection {
    try ScreenOptions.parse(arguments).traits
  }

  @Test func `nothing asked, nothing said`() throws {
    #expect(try UITraitCollection().containsTraits(in: traits()))
  }

  @Test func `each flag says its own`() throws {
    let traits = try traits(
      "--appearance", "dark", "--rtl", "--text-size", "AX3", "--bold-text", "--contrast", "high",
      "--reduce-motion", "--reduce-transparency")
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(traits.legibilityWeight == .bold && traits.accessibilityContrast == .high)
    #expect(traits.reducesMotion == true && traits.reducesTransparency == true)
  }

  @Test func `who prefers cross-fades has motion reduced`() throws {
    let traits = try traits("--prefer-cross-fade")
    #expect(traits.reducesMotion == true && traits.prefersCrossFade == true)
    #expect(try self.traits("--reduce-motion").prefersCrossFade == nil)
  }

  @Test func `a keyboard is drawn if it is asked for`() throws {
    #expect(try ScreenOptions.parse(["--keyboard"]).keyboard)
    #expect(try !ScreenOptions.parse([]).keyboard)
  }

  @Test(
    arguments: [
      ("XS", .extraSmall), ("xxl", .extraExtraLarge), ("extra-extra-large", .extraExtraLarge),
      ("AX5", .accessibilityExtraExtraExtraLarge), ("accessibility-medium", .accessibilityMedium),
    ] as [(String, UIContentSizeCategory)])
  func `text sizes by both names`(name: String, category: UIContentSizeCategory) {
    #expect(ScreenSettings.textSize(named: name) == category)
  }

  @Test func `a text size that does not exist is told`() {
    #expect(throws: (any Error).self) { try ScreenOptions.parse(["--text-size", "AX6"]) }
  }

  @Test func `steps end at the smallest and the largest`() {
    let step = ScreenSettings.textSize(besides:by:)
    #expect(step(.large, 1) == .extraLarge && step(.large, -1) == .medium)
    #expect(step(.extraSmall, -1) == .extraSmall)
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(step(largest, 1) == largest)
  }
}
