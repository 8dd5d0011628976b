import Testing

@testable import NavigationShell

/// A name that is typed to find it in a list.
struct TypedNameTests {
  @Test func `letters that follow each other are one name, a later one begins another`() {
    var name = TypedName()
    #expect(!name.goesOn(at: 0))
    name.add("I", at: 1)
    name.add("p", at: 1.5)
    #expect(name.text == "ip" && name.goesOn(at: 2.4))
    name.add("w", at: 2.6)
    #expect(name.text == "w")
  }

  @Test func `the same name is meant before one that begins so`() {
    #expect(TypedName.index(of: "ipad-10", in: ["ipad-10.2", "ipad-10"]) == 1)
  }

  @Test(arguments: [("ip", 1), ("PAD".lowercased(), 2), ("window", 0), ("x", nil)])
  func `the name that begins so is meant, else one that contains it`(text: String, index: Int?) {
    #expect(TypedName.index(of: text, in: ["Window", "iphone-8", "ipad-10"]) == index)
  }
}
