extension SharedFlow {
  /// The screen or way whose picture or film has most bytes in a page.
  package func largest(in pictures: EmbeddedPictures) -> (name: String, bytes: Int) {
    let screens = states.flatMap { state in
      state.screens.compactMap(\.self).map { ("“\(state.name)”", $0.picture) }
    }
    let films = transitions.compactMap { way in
      way.film.map { ("the film of \(way.words) in “\(states[way.from].name)”", $0) }
    }
    let sizes = (screens + films).map { name, place in
      (name: name, bytes: (pictures.contents[place].count + 2) / 3 * 4)
    }
    return sizes.max { $0.bytes < $1.bytes } ?? ("its text", 0)
  }
}
