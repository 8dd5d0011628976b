/// A bird in the list that is searched.
struct Bird: Hashable {
  /// Where a bird lives: the scopes of the search.
  enum Home: String, CaseIterable {
    case water = "Water"
    case land = "Land"
  }

  let name: String
  let home: Home

  /// All birds, by name.
  static let all: [Bird] =
    land.map { Bird(name: $0, home: .land) } + water.map { Bird(name: $0, home: .water) }
  static let sorted = all.sorted { $0.name < $1.name }

  /// The birds whose name has a word that begins with a text, and that live somewhere; everywhere
  /// for nil.
  static func found(_ text: String, home: Home?) -> [Bird] {
    sorted.filter { bird in
      let words = bird.name.lowercased().split(separator: " ")
      return (home == nil || bird.home == home)
        && (text.isEmpty || words.contains { $0.hasPrefix(text.lowercased()) })
    }
  }

  private static let land = [
    "Blackbird", "Blue Tit", "Bullfinch", "Chaffinch", "Cuckoo", "Goldfinch", "Great Tit",
    "Greenfinch", "House Sparrow", "Jackdaw", "Magpie", "Nightingale", "Nuthatch", "Robin",
    "Rook", "Skylark", "Song Thrush", "Starling", "Swallow", "Tree Sparrow", "Wren",
  ]

  private static let water = [
    "Arctic Tern", "Avocet", "Black Swan", "Coot", "Cormorant", "Curlew", "Grey Heron",
    "Herring Gull", "Kingfisher", "Mallard", "Moorhen", "Mute Swan", "Oystercatcher", "Puffin",
    "Redshank",
  ]
}
