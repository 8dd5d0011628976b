/// A value of the main actor, passed through a method of Foundation's that has no isolation.
///
/// It is not sent anywhere: such methods are called on the main actor, where the value is also read.
nonisolated struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
