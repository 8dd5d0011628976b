import Scenario
import Testing

struct LookTests {
  @Test func `a look is named by what it differs in`() {
    var look = Look()
    #expect(look.name == "light")
    look.isDark = true
    look.isRightToLeft = true
    look.textSize = "AX3"
    #expect(look.name == "dark-rtl-AX3")
  }
}
