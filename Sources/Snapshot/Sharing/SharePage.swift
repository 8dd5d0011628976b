import Foundation

/// A flow as one self-contained HTML page to click through, which loads nothing else.
package struct SharePage: Hashable, Sendable {
  /// The page.
  package let html: String

  /// Writes a page.
  ///
  /// - Parameter pictures: The pictures and films that the flow names by their places.
  package init(_ flow: SharedFlow, pictures: EmbeddedPictures) throws {
    html = PageTemplate.page(
      PageTemplate.Parts(
        title: flow.title.onOneLine.inXML, content: try flow.inScript,
        pictures: pictures.inScript, plain: flow.plain.inXML,
        body: PackageResources.share_html, style: PackageResources.share_css,
        scripts: [
          PackageResources.share_data_js, PackageResources.share_motion_js,
          PackageResources.share_screen_js, PackageResources.share_list_js,
          PackageResources.share_map_js, PackageResources.share_recipe_js,
          PackageResources.share_keys_js,
        ]))
  }
}

extension SharedFlow {
  /// The flow in words, for browsers without scripts.
  fileprivate var plain: String {
    states.indices.map { index in
      let ways = transitions.filter { $0.from == index }
        .map { "  \($0.words.onOneLine) → \(states[$0.to].name.onOneLine)" }
      let notes = states[index].notes.flatMap { $0.split(whereSeparator: \.isNewline) }
        .map { "  \(String($0).onOneLine)" }
      let texts = (states[index].screens.compactMap(\.self).first?.texts ?? [])
        .map { "  \($0.words.onOneLine)" }
      return ([states[index].name.onOneLine] + notes + texts + ways).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
