import Testing

@testable import SDLShell

/// When something is due; times are seconds.
struct DeadlineTests {
  @Test func `what is due is so from its time on, once`() {
    var deadline = Deadline()
    #expect(deadline.rest(at: 1) == .infinity)
    deadline.time = 3
    #expect(deadline.rest(at: 1) == 2 && deadline.rest(at: 5) == 0)
    let due = [2, 3, 4].map { deadline.takeDue(at: $0) }
    #expect(due == [false, true, false])
    #expect(deadline == Deadline())
  }
}
