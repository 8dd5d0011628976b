/// The first that an object stores which is the value of an attribute of a text.
///
/// Foundation on Linux compares such values as objects of its own, and stops the program, if these
/// bytes of an object are zero: it takes them for the number of a type.
nonisolated struct FoundationMark: Hashable, Sendable {
  private let bits: UInt = 0x100
}
