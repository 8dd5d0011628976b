/// Songs or the like that belong together.
open class MPMediaItemCollection: MPMediaEntity {
  /// The songs.
  public let items: [MPMediaItem]

  /// A collection of songs.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  /// How many there are.
  open var count: Int { items.count }
  /// One that stands for all.
  open var representativeItem: MPMediaItem? { items.first }
}
