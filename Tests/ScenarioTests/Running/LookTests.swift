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

  @Test func `a look is changed in what another says, and in nothing else`() {
    var (look, other) = (Look(), Look())
    (look.isDark, look.textSize, look.hasBoldText) = (true, "AX3", true)
    (other.isDark, other.isRightToLeft, other.hasBoldText) = (false, true, nil)
    #expect(look.changed(by: other).name == "light-rtl-AX3-bold")
    #expect(look.changed(by: Look()) == look)
    #expect(Look().changed(by: look) == look)
  }
}
