/// A song or the like of a media library, which is empty here.
open class MPMediaItem: MPMediaEntity {
  /// Its name.
  open var title: String? { nil }
  /// Who plays it.
  open var artist: String? { nil }
  /// What it is part of.
  open var albumTitle: String? { nil }
  /// How long it is.
  open var playbackDuration: TimeInterval { 0 }
  /// Where its file is.
  open var assetURL: URL? { nil }
}

/// The property of what an item is known by.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The property of an item's name.
public let MPMediaItemPropertyTitle = "title"
/// The property of who plays an item.
public let MPMediaItemPropertyArtist = "artist"
/// The property of what an item is part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The property of where an item's file is.
public let MPMediaItemPropertyAssetURL = "assetURL"
