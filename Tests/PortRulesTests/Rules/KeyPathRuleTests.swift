import Testing

@Suite struct KeyPathRuleTests {
  @Test(arguments: [
    ("#keyPath(name)", "\"name\"        "),
    ("#keyPath(Person.name)", "\"name\"               "),
    ("#keyPath(Model.Person.home.city)", "\"home.city\"                     "),
    ("#keyPath(Person.home?.city)", "\"home.city\"                "),
  ])
  func `a key path is the names of its properties`(before: String, after: String) throws {
    #expect(try Port("f(\(before), 1)").source == "f(\(after), 1)")
  }
}
