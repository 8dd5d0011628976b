import Testing

@testable import NavigationShell

/// The order of runs that are repeated.
struct VerifyJobTests {
  @Test func `files are mixed, and what shares a worker stays together`() {
    let jobs = ["a", "b", "c", "d"].flatMap { file in
      (0...1).map {
        VerifyJob(file: "\(file).yaml", variant: $0, variantName: "\($0)", language: nil)
      }
    }
    let mixed = jobs.shuffled
    #expect(mixed != jobs)
    #expect(Set(mixed) == Set(jobs))
    #expect(mixed.map(\.variant) == [0, 1, 0, 1, 0, 1, 0, 1])
    #expect(zip(mixed, mixed.dropFirst()).count { $0.file == $1.file } == 4)
    #expect(mixed == jobs.reversed().shuffled, "the same on every run")
  }
}
