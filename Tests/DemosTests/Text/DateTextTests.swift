import Foundation
import Testing

@testable import Demos

struct DateTextTests {
  @Test(arguments: [
    (0.0, "Jan 1, 1970 at 12:00 AM"), (1_715_506_200, "May 12, 2024 at 9:30 AM"),
    (1_709_251_199, "Feb 29, 2024 at 11:59 PM"), (-1, "Dec 31, 1969 at 11:59 PM"),
    (43_200, "Jan 1, 1970 at 12:00 PM"),
  ])
  nonisolated func `a moment is told in UTC`(seconds: TimeInterval, text: String) {
    #expect(DateText(zone: .utc).moment(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [TimeInterval.infinity, -.infinity, .nan, 1e300])
  nonisolated func `a date no calendar holds is still told`(seconds: TimeInterval) {
    #expect(!DateText(zone: .utc).day(Date(timeIntervalSince1970: seconds)).isEmpty)
    #expect(!DateText(zone: .local).day(Date(timeIntervalSince1970: seconds)).isEmpty)
  }
}
