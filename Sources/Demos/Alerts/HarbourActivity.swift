/// Something that the demo offers to do with what is shared.
class HarbourActivity: UIActivity {
  private let name: String
  private let symbol: String
  /// Called with the number of items.
  private let done: (Int) -> Void
  private var count = 0

  init(_ name: String, symbol: String, done: @escaping (Int) -> Void) {
    (self.name, self.symbol, self.done) = (name, symbol, done)
    super.init()
  }

  override var activityType: ActivityType? { ActivityType(name) }
  override var activityTitle: String? { name }
  override var activityImage: UIImage? { UIImage(systemName: symbol) }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { count = activityItems.count }
  override func perform() {
    done(count)
    activityDidFinish(true)
  }
}
