import Testing

@testable import SnapshotTesting

@Suite struct LineDifferenceTests {
  @Test func `lines around a change are shown, far ones are not`() {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = old.replacing("7\n", with: "seven\n")
    #expect(
      LineDifference(from: old, to: new)?.text == """
        @@ line 4 @@
          4
          5
          6
        - 7
        + seven
          8
          9
          10
        """)
  }

  @Test func `equal texts have none`() {
    #expect(LineDifference(from: "a\nb", to: "a\nb") == nil)
  }
}
