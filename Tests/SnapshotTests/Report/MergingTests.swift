import Drawing
import Snapshot
import Testing

struct MergingTests {
  @Test func `shards are one run again, sorted, with the slowest one's time`() throws {
    let whole = SampleRun.small
    var (one, other) = (whole, whole)
    one.scenarios.removeFirst()
    other.scenarios.removeLast()
    (one.seconds, other.seconds) = (0.42, 0.1)
    #expect(try RunResult.merged([one, other]) == whole)
  }

  @Test func `of a scenario run twice the worse end counts`() throws {
    var worse = SampleRun.small
    worse.scenarios[1].verdict = .broken
    for runs in [[worse, SampleRun.small], [SampleRun.small, worse]] {
      #expect(try RunResult.merged(runs).scenarios == worse.scenarios)
    }
  }

  @Test func `two programs are no run`() {
    var other = SampleRun.small
    other.program = Fingerprint(value: 2)
    let error = MergeError.programs(Fingerprint(value: 1), Fingerprint(value: 2))
    #expect(throws: error) { try RunResult.merged([SampleRun.small, other]) }
    #expect(error.description.contains("0000000000000001 and 0000000000000002"))
  }

  @Test func `other libraries are named`() {
    var other = SampleRun.small
    other.libraries = ["SDL": "2.30.0", "font": "9b1c"]
    #expect {
      try RunResult.merged([SampleRun.small, other])
    } throws: { error in
      "\(error)".contains("SDL was 2.26.5 and 2.30.0, font was not there and 9b1c;")
    }
  }

  @Test func `a part that is lost is no run that found nothing`() throws {
    let parts = [1, 3].map { index in
      var run = SampleRun.small
      run.part = RunResult.Part(index: index, count: 4)
      return run
    }
    #expect(throws: MergeError.parts(missing: [2, 4], count: 4)) { try RunResult.merged(parts) }
    var run = SampleRun.small
    run.part = RunResult.Part(index: 1, count: 1)
    #expect(try RunResult.merged([run]) == SampleRun.small)
  }

  @Test func `no run at all is an error`() {
    #expect(throws: MergeError.nothing) { try RunResult.merged([]) }
  }
}
