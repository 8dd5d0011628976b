/// An album of songs.
struct Album {
  let title: String
  let year: Int
  let songs: [String]

  static let shelf = [
    Album(title: "Harbour Lights", year: 1998, songs: ["Ferry", "Low Tide", "Rope and Salt"]),
    Album(title: "Paper Kites", year: 2004, songs: ["Upwind", "String", "Tail of Rags", "Dusk"]),
    Album(title: "Northern Line", year: 2011, songs: ["First Train", "Change Here", "Terminus"]),
  ]
}
