/// One kind of change that makes a source compile on Linux.
protocol Rule {
  /// Changes a source.
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex)
}
