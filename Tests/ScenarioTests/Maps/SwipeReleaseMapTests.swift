import Goldens
import Foundation
import NavigationKit
import Scenario
import Testing

struct SwipeReleaseMapTests {
  @Test func `far or fast pops, near and slow or backwards returns`() {
    let map = SwipeReleaseMap(columns: 6, rows: 5, fastest: 1000) {
      Stage(size: .phone)
    }
    #expect(
      map.text == """
          pt/s  released at % of the width
                  0  20  40  60  80 100
          1000        ●   ●   ●   ●   ●
           500        ●   ●   ●   ●   ●
             0    ·   ·   ·   ●   ●   ●
          -500    ·   ·   ·   ·   ·
         -1000    ·   ·   ·   ·   ·

        ● the page is popped   · it returns   blank: no finger can move so

        """)
  }
}
