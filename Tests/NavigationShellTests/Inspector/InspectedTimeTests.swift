import Drawing
import Foundation
import Testing

@testable import NavigationShell

/// Which frame an inspector shows, and whether time passes.
struct InspectedTimeTests {
  private let times: [TimeInterval] = [1, 2, 3, 4]

  @Test(
    arguments: [
      (.running, .toggle, .paused), (.paused, .toggle, .running),
      (.rewound(to: 2, thenRuns: false), .toggle, .running),
      (.running, .back, .rewound(to: 3, thenRuns: true)),
      (.paused, .back, .rewound(to: 3, thenRuns: false)),
      (.rewound(to: 2, thenRuns: true), .back, .rewound(to: 1, thenRuns: true)),
      (.rewound(to: 1, thenRuns: true), .back, .rewound(to: 1, thenRuns: true)),
      (.running, .forward, .paused), (.paused, .forward, .paused),
      (.rewound(to: 2, thenRuns: true), .forward, .rewound(to: 3, thenRuns: true)),
      (.rewound(to: 3, thenRuns: true), .forward, .paused),
      (.running, .scrub(2.5), .rewound(to: 2.5, thenRuns: true)),
      (.paused, .scrub(0), .rewound(to: 1, thenRuns: false)),
      (.running, .scrub(7), .rewound(to: 7, thenRuns: true)),
      (.rewound(to: 7, thenRuns: true), .back, .rewound(to: 3, thenRuns: true)),
      (.rewound(to: 7, thenRuns: true), .forward, .paused),
      (.rewound(to: 2, thenRuns: true), .scrub(10), .running),
      (.rewound(to: 2, thenRuns: true), .touch, .running),
      (.rewound(to: 2, thenRuns: false), .touch, .paused),
      (.paused, .touch, .paused), (.running, .touch, .running),
    ] as [(InspectedTime, InspectedTime.Event, InspectedTime)])
  func `what a person asks for`(
    state: InspectedTime, event: InspectedTime.Event, next: InspectedTime
  ) {
    #expect(state.after(event, times: times, now: 10) == next)
  }

  @Test func `only a step forward from the present lets time pass`() {
    #expect(InspectedTime.paused.advances(by: .forward))
    #expect(!InspectedTime.running.advances(by: .forward))
    #expect(!InspectedTime.rewound(to: 1, thenRuns: false).advances(by: .forward))
    #expect(!InspectedTime.paused.advances(by: .back))
  }

  @Test func `equal frames are kept once, and half a minute of them`() {
    func frame(_ width: Int) -> DisplayList { DisplayList(size: CGSize(width: width, height: 1)) }
    var history = FrameHistory()
    history.append(frame(1), at: 0)
    history.append(frame(1), at: 1)
    history.append(frame(2), at: 2)
    history.append(frame(3), at: 2)
    #expect(history.times == [0, 2])
    #expect(history.entry(at: 1.9)?.frame == frame(1))
    #expect(history.entry(at: 2)?.frame == frame(3) && history.entry(at: -1) == nil)
    history.append(frame(4), at: 31)
    #expect(history.entry(at: 1)?.frame == frame(1), "that is what a second later than 1 showed")
    history.append(frame(5), at: 33)
    #expect(history.times == [2, 31, 33])
  }
}
