import Foundation
public import NavigationKit

/// The seconds since the beginning of 2001 by the machine's clock, by its name in Core Foundation.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
