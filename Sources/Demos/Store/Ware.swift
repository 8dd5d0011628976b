/// Something that the store sells.
nonisolated struct Ware: Hashable, Sendable {
  let name: String
  let symbol: String
  let price: Int
  var isNew = false

  /// The shelves from the top down.
  static let featured = [
    Ware(name: "Camp by the Lake", symbol: "map", price: 120),
    Ware(name: "Night Walk", symbol: "moon", price: 45),
    Ware(name: "Day at Sea", symbol: "sun.max", price: 80),
  ]
  static let recent = [
    Ware(name: "Lamp", symbol: "bolt", price: 19, isNew: true),
    Ware(name: "Compass", symbol: "location", price: 24),
    Ware(name: "Camera", symbol: "camera", price: 340, isNew: true),
    Ware(name: "Whistle", symbol: "bell", price: 4),
    Ware(name: "Notebook", symbol: "book", price: 7),
    Ware(name: "Clock", symbol: "clock", price: 35, isNew: true),
    Ware(name: "Kite", symbol: "paperplane", price: 12),
    Ware(name: "Flag", symbol: "flag", price: 9),
  ]
  static let all = [
    Ware(name: "Tent for Two", symbol: "house", price: 210),
    Ware(name: "Letter Paper", symbol: "envelope", price: 5),
    Ware(name: "Stamps", symbol: "tag", price: 3),
    Ware(name: "Radio", symbol: "music.note", price: 65),
    Ware(name: "Weather Cloth that Keeps the Rain Out", symbol: "cloud", price: 40),
    Ware(name: "Padlock", symbol: "lock", price: 15),
    Ware(name: "Globe", symbol: "globe", price: 55),
    Ware(name: "Pencils", symbol: "pencil", price: 6),
    Ware(name: "Field Glasses", symbol: "magnifyingglass", price: 95),
    Ware(name: "Basket", symbol: "cart", price: 22),
  ]
}
