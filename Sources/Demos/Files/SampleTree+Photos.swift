extension SampleTree {
  /// The sample photos in `folder`, one album per subfolder.
  nonisolated static func photos(in folder: URL) -> SampleTree {
    SampleTree(folder: folder, samples: albums.flatMap { album($0.name, $0.pictures) })
  }

  private nonisolated static let albums: [(name: String, pictures: [String])] = [
    (
      "Family",
      [
        "Anna", "At the Beach", "Birthday Cake", "Bruno the Dog", "Grandparents", "In the Park",
        "Marek", "Winter House",
      ]
    ),
    (
      "Landscapes",
      [
        "Dunes", "Evening Ridge", "Forest in Fog", "Green Fields", "Mountain Lake",
        "Northern Night", "Sailing Boat",
      ]
    ),
    (
      "Shapes",
      [
        "Pulse", "Quilt", "Rings of Light", "Rosette", "Staircase", "Three Circles", "Waves",
      ]
    ),
    (
      "Still Lifes",
      ["Books and Apple", "Bottle and Glass", "Bouquet", "Candle", "Coffee", "Fruit Bowl"]
    ),
  ]

  private nonisolated static func album(_ name: String, _ pictures: [String]) -> [Sample] {
    let photos = pictures.enumerated().map { index, picture in
      Sample("\(name)/\(picture).svg", .file, 2024, 5, index + 1, 12, 0)
    }
    return [Sample(name, .folder, 2024, 5, 1, 12, 0)] + photos
  }
}
