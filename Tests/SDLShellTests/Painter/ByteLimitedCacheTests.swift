import SDLShell
import Testing

struct ByteLimitedCacheTests {
  @Test func `the limit holds and what was used last stays`() {
    var cache = ByteLimitedCache<Int, String>(limit: 100)
    for key in 0..<10 { cache.keep("\(key)", bytes: 10, for: key) }
    #expect(cache.value(for: 0) == "0")
    cache.keep("new", bytes: 10, for: 10)
    #expect(cache.bytes <= 100)
    #expect(cache.value(for: 0) == "0")
    #expect(cache.value(for: 10) == "new")
    #expect(cache.value(for: 1) == nil)
  }

  @Test func `what is bigger than the limit stays alone`() {
    var cache = ByteLimitedCache<Int, String>(limit: 100)
    cache.keep("small", bytes: 10, for: 1)
    cache.keep("big", bytes: 500, for: 2)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 2) == "big")
    cache.keep("small", bytes: 10, for: 1)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.bytes == 10)
  }

  @Test func `a key kept again counts once`() {
    var cache = ByteLimitedCache<Int, String>(limit: 100)
    for _ in 0..<9 { cache.keep("same", bytes: 60, for: 1) }
    #expect(cache.bytes == 60)
  }
}
