import Testing

@Suite struct InheritedDelegateRuleTests {
  private func findings(
    _ adopted: String, _ method: String, _ subclass: String = "class B: A"
  ) throws -> [String] {
    try Port("class A: UIViewController, \(adopted) {}\n\(subclass) {\n  \(method) {}\n}").findings
  }

  @Test(arguments: [
    (
      "UITableViewDelegate", "func tableView(_ t: T, didSelectRowAt i: I)",
      "tableView(_:didSelectRowAt:)"
    ),
    (
      "UITableViewDataSource", "func tableView(_ t: T, canEditRowAt i: I)",
      "tableView(_:canEditRowAt:)"
    ),
    (
      "UICollectionViewDelegateFlowLayout", "func collectionView(_ c: C, layout: L)",
      "collectionView(_:layout:)"
    ),
    ("UITableViewDelegate", "func scrollViewDidScroll(_ s: S)", "scrollViewDidScroll(_:)"),
    ("UITextFieldDelegate", "func textFieldShouldReturn(_ f: F)", "textFieldShouldReturn(_:)"),
  ])
  func `a method of a delegate that only a subclass has is found`(
    adopted: String, method: String, name: String
  ) throws {
    #expect(
      try findings(adopted, method) == [
        "3:8 override: \(name) is not called, as A adopts the protocol without it: declare it in A, and"
          + " override it here"
      ])
  }

  @Test(arguments: [
    // Of another protocol, which the subclass adopts
    ("UITableViewDelegate", "func tableView(_ t: T, numberOfRowsInSection s: Int)"),
    ("UICollectionViewDelegate", "func collectionView(_ c: C, layout: L, sizeForItemAt i: I)"),
    // Of none
    ("UITableViewDelegate", "func tableRow()"),
    ("UITableViewDelegate", "override func tableView(_ t: T, didSelectRowAt i: I)"),
  ])
  func `others are not`(adopted: String, method: String) throws {
    #expect(try findings(adopted, method).isEmpty)
  }

  @Test func `a class that has it itself is fine`() throws {
    let method = "func textFieldShouldReturn(_ f: F) {}"
    #expect(try Port("class A: B, UITextFieldDelegate { \(method) }").findings.isEmpty)
  }
}
