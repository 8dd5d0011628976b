nonisolated extension Scenario {
  /// The values of each setting of its looks: looks that say nothing else.
  public var lookAxes: [[Look]] {
    LookKey.allCases.compactMap { key in
      var seen: Set<Look> = [Look()]
      let values = looks.map { Look().replacing(key, from: $0) }.filter { seen.insert($0).inserted }
      return values.isEmpty ? nil : values
    }
  }
}
