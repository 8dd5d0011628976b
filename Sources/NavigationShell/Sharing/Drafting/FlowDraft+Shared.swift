import Drawing
import Foundation
import SDLShell
import Scenario
import Snapshot

extension FlowDraft {
  /// The flow with the pictures that it names.
  ///
  /// - Parameter columns: The maximum number of columns of its map; nil for as many as give it a good shape.
  func shared(
    title: String, looks: [String], camera: FlowCamera, columns: Int? = nil
  ) throws -> (flow: SharedFlow, pictures: EmbeddedPictures) {
    var flow = SharedFlow(title: title, looks: looks)
    var pictures = EmbeddedPictures()
    var devices = DevicePictures(painter: camera.painter, scale: camera.scale)
    let names = StateNames(
      states.map { (camera.redacts ? nil : $0.name ?? $0.first?.title, $0.captures) }
    ).names
    for (place, (state, name)) in zip(states, names).enumerated() {
      let screens = try state.screens.map { met in
        try met.map { met in
          let device = try devices.place(around: met, &pictures)
          var screen = SharedScreen(met, picture: pictures.add(met.picture), device: device)
          if !camera.redacts { screen.texts = met.texts }
          return screen
        }
      }
      var shared = SharedState(id: name.id, name: name.name, screens: screens)
      shared.notes = notes(of: place)
      flow.states.append(shared)
    }
    flow.devices = devices.devices
    flow.starts = starts.map {
      SharedFlow.Start(name: $0.name, note: $0.note, state: $0.state, turn: $0.turn)
    }
    flow.transitions = ways.map { way in
      var transition = SharedTransition(way)
      if camera.redacts { transition.recipe = transition.recipe.map(\.redacted) }
      transition.film = way.film.map { pictures.add($0) }
      return transition
    }
    flow.map = SharedMap(FlowLayout(of: self, names: names.map(\.name), columns: columns))
    flow.remarks = remarks
    return (flow, pictures)
  }

  /// What is said about a state: by scenarios that begin there, and by their notes.
  func notes(of state: Int) -> [String] {
    let descriptions = starts.filter { $0.state == state }.compactMap(\.note)
    return (descriptions + states[state].notes).unique
  }
}

extension SharedScreen {
  fileprivate init(_ met: MetScreen, picture: Int, device: Int?) {
    self.init(
      picture: picture, device: device, width: met.screen.size[0], height: met.screen.size[1])
    (top, bottom) = met.edges
    sheet = met.sheet?.numbers
    isRightToLeft = met.isRightToLeft
  }
}

extension MetScreen {
  /// The texts, in the order in which they are read.
  fileprivate var texts: [SharedScreen.Words] {
    elements.flatMap { element -> [SharedScreen.Words] in
      let value = element.value == element.label ? nil : element.value
      let texts = [element.label] + element.details + [value].compactMap(\.self)
      let words = texts.filter { !$0.isEmpty }.joined(separator: "\n")
      return words.isEmpty ? [] : [SharedScreen.Words(words, frame: element.frame)]
    }
  }
}

extension SharedRecipe {
  /// The line without the texts of its parts.
  fileprivate var redacted: SharedRecipe {
    var line = self
    line.part = part.replacing(#/ ".*"/#.dotMatchesNewlines(), with: "")
    return line
  }
}

extension SharedTransition {
  @MainActor fileprivate init(_ way: FlowDraft.Way) {
    self.init(
      from: way.from, to: way.to, words: way.words, spots: way.spots.map { $0?.numbers },
      motion: way.motion?.kind ?? .cut, seconds: way.motion?.seconds ?? 0)
    turns = way.turns
    curve = way.motion?.curve ?? []
    recipe = way.motion?.recipe ?? []
  }
}

nonisolated extension CGRect {
  /// x, y, width and height, to a hundredth of a point.
  var numbers: [Double] {
    [minX, minY, width, height].map { (Double($0) * 100).rounded() / 100 }
  }
}
