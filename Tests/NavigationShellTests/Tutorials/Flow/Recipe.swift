struct Recipe {
  let name: String
  let steps: [String]

  static let all = [
    Recipe(
      name: "Flatbread", steps: ["Mix flour, water and salt", "Wait an hour", "Bake in a pan"]),
    Recipe(
      name: "Lentil soup", steps: ["Fry an onion", "Add lentils and water", "Boil, then salt"]),
  ]
}
