import Audit
import Foundation
import NavigationKit
import Testing

/// What is found by comparing looks.
@MainActor
struct LookTests {
  /// A page in several looks, each on a stage of its own.
  private func findings(
    in looks: [AuditLook], _ build: (Audited, AuditLook) -> Void
  ) throws -> [String] {
    let screens = try looks.map { look in
      let size: UIContentSizeCategory =
        look.textSize == "L" ? .large : .accessibilityExtraExtraExtraLarge
      let traits = UITraitCollection { traits in
        traits.preferredContentSizeCategory = size
        traits.userInterfaceStyle = look.isDark ? .dark : .light
        traits.layoutDirection = look.isRightToLeft ? .rightToLeft : .leftToRight
      }
      let audited = try Audited(traits: traits)
      build(audited, look)
      audited.stage.settle()
      return (look: look, facts: ScreenAudit(of: audited.stage).facts)
    }
    return LookComparison(screens).findings().map {
      "\($0.finding.sentence) · \($0.look.name)"
    }
  }

  private let usual = AuditLook(device: "phone")

  @Test func aTextThatDoesNotGrowIsFound() throws {
    let found = try findings(in: [usual, AuditLook(device: "phone", textSize: "AX5")]) { page, _ in
      page.add("Fixed", at: CGRect(x: 16, y: 100, width: 300, height: 80))
      let label = page.add("Grows", at: CGRect(x: 16, y: 200, width: 300, height: 80))
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    #expect(
      found == ["fixed-text: text “Fixed”: letters have 17 points at L and at AX5 · phone AX5"])
  }

  @Test func whatIsElsewhereInDarkJumps() throws {
    let found = try findings(in: [usual, AuditLook(device: "phone", isDark: true)]) { page, look in
      page.add("Stays", at: CGRect(x: 16, y: 50, width: 300, height: 30))
      page.add("Jumps", at: CGRect(x: 16, y: look.isDark ? 104 : 100, width: 300, height: 30))
    }
    #expect(found == ["jumps: text “Jumps”: elsewhere than in phone · phone dark"])
  }

  @Test func whatIsNotMirroredFromRightToLeftJumps() throws {
    let found = try findings(
      in: [usual, AuditLook(device: "phone", isRightToLeft: true)]
    ) { page, _ in
      page.add("Fixed", at: CGRect(x: 16, y: 100, width: 100, height: 30))
      let label = UILabel()
      label.text = "Mirrored"
      page.page.view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: page.page.view.leadingAnchor, constant: 16)
        .isActive = true
      label.topAnchor.constraint(equalTo: page.page.view.topAnchor, constant: 200).isActive = true
    }
    #expect(
      found == [
        "jumps: text “Fixed”: not at the mirror of its place from left to right · phone rtl"
      ])
  }

  @Test func aButtonThatIsMissingInALookIsLost() throws {
    let found = try findings(in: [usual, AuditLook(device: "small")]) { page, look in
      page.add("Title", at: CGRect(x: 16, y: 50, width: 300, height: 30))
      page.add(button: "Stays", at: CGRect(x: 16, y: 100, width: 100, height: 44))
      if look.device == "phone" {
        page.add(button: "Help", at: CGRect(x: 16, y: 200, width: 100, height: 44))
      }
    }
    #expect(found == ["lost: button “Help”: not there, unlike in phone · small"])
  }

  @Test func aButtonOfPadsThatPhonesDoNotHaveIsANote() throws {
    let pad = AuditLook(device: "pad", isPhone: false)
    let screens = try [usual, pad].map { look in
      let audited = try Audited()
      for (place, title) in ["Stays", "Too"].enumerated() {
        audited.add(
          button: title, at: CGRect(x: 16, y: 100 * CGFloat(place + 1), width: 100, height: 44))
      }
      if look.isPhone {
        audited.add(button: "Help", at: CGRect(x: 16, y: 300, width: 100, height: 44))
      }
      audited.stage.settle()
      return (look: look, facts: ScreenAudit(of: audited.stage).facts)
    }
    let found = LookComparison(screens).findings().map(\.finding)
    #expect(found.map(\.check) == [.lost] && found.allSatisfy(\.isNote))
  }
}
