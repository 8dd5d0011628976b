// The names of types as MobileCoreServices has them. Core Foundation's texts are Swift's here, so that
// `kUTTypeImage as String` is the same text.

/// Whatever can be stored.
public let kUTTypeItem = "public.item"
/// Whatever people make.
public let kUTTypeContent = "public.content"
/// A file.
public let kUTTypeData = "public.data"
/// A directory, also one that looks like a file.
public let kUTTypeDirectory = "public.directory"
/// A directory that looks like one.
public let kUTTypeFolder = "public.folder"
/// An address.
public let kUTTypeURL = "public.url"
/// A file's address.
public let kUTTypeFileURL = "public.file-url"
/// Text of any kind.
public let kUTTypeText = "public.text"
/// Text without marks.
public let kUTTypePlainText = "public.plain-text"
/// Text without marks in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Rich text.
public let kUTTypeRTF = "public.rtf"
/// A web page.
public let kUTTypeHTML = "public.html"
/// XML.
public let kUTTypeXML = "public.xml"
/// JSON.
public let kUTTypeJSON = "public.json"
/// A table with commas between its values.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// A picture of any kind.
public let kUTTypeImage = "public.image"
/// A picture as JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// A picture as PNG.
public let kUTTypePNG = "public.png"
/// A picture as GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// A picture as TIFF.
public let kUTTypeTIFF = "public.tiff"
/// A picture with a short film.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// Sound, films or both.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// A film, with or without sound.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// Sound as MP3.
public let kUTTypeMP3 = "public.mp3"
/// A film as MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A film as QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// A person's card.
public let kUTTypeVCard = "public.vcard"
/// A ZIP archive.
public let kUTTypeZipArchive = "public.zip-archive"

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

/// Whether two names are those of one type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1 == inUTI2 }
