/// Symbols of which not all can be what they have to be.
struct Infeasibility: Error {
  let symbols: [Symbol]
}
