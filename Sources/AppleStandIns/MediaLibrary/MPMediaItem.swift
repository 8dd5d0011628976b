/// A song or the like of a media library, which is empty here.
open class MPMediaItem: MPMediaEntity {
  /// Its name.
  open var title: String? { nil }
  /// Who plays it.
  open var artist: String? { nil }
  /// The album that it is part of.
  open var albumTitle: String? { nil }
  /// Its duration in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// The address of its file.
  open var assetURL: URL? { nil }
}

/// The property of an item's identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The property of an item's name.
public let MPMediaItemPropertyTitle = "title"
/// The property of an item's artist.
public let MPMediaItemPropertyArtist = "artist"
/// The property of an item's album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The property of the address of an item's file.
public let MPMediaItemPropertyAssetURL = "assetURL"
