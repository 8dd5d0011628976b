/// Previews of Xcode's canvas, which nothing here shows.
struct PreviewRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for preview in rewriting.source.sites.previews { rewriting.strike(preview.range) }
  }
}
