/// The system's types of documents, pictures, sound and archives.
extension UTType {
  /// A PDF.
  public static let pdf = UTType(identifier: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(identifier: "org.idpf.epub-container")
  /// A spreadsheet.
  public static let spreadsheet = UTType(identifier: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(identifier: "public.presentation")
  /// A web page with all that belongs to it.
  public static let webArchive = UTType(identifier: "com.apple.webarchive")

  /// A picture of any kind.
  public static let image = UTType(identifier: "public.image")
  /// A picture as JPEG.
  public static let jpeg = UTType(identifier: "public.jpeg")
  /// A picture as PNG.
  public static let png = UTType(identifier: "public.png")
  /// A picture as TIFF.
  public static let tiff = UTType(identifier: "public.tiff")
  /// A picture as GIF.
  public static let gif = UTType(identifier: "com.compuserve.gif")
  /// A picture as BMP.
  public static let bmp = UTType(identifier: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(identifier: "com.microsoft.ico")
  /// A picture as HEIF.
  public static let heif = UTType(identifier: "public.heif")
  /// A picture as HEIC.
  public static let heic = UTType(identifier: "public.heic")
  /// A picture as WebP.
  public static let webP = UTType(identifier: "org.webmproject.webp")
  /// A picture as SVG.
  public static let svg = UTType(identifier: "public.svg-image")
  /// A picture as a camera took it.
  public static let rawImage = UTType(identifier: "public.camera-raw-image")
  /// A picture with a short film.
  public static let livePhoto = UTType(identifier: "com.apple.live-photo")

  /// Sound, films or both.
  public static let audiovisualContent = UTType(identifier: "public.audiovisual-content")
  /// A film, with or without sound.
  public static let movie = UTType(identifier: "public.movie")
  /// A film without sound.
  public static let video = UTType(identifier: "public.video")
  /// Sound.
  public static let audio = UTType(identifier: "public.audio")
  /// A film as QuickTime.
  public static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie")
  /// A film as MPEG-4.
  public static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
  /// A film as MPEG.
  public static let mpeg = UTType(identifier: "public.mpeg")
  /// A film as AVI.
  public static let avi = UTType(identifier: "public.avi")
  /// Sound as MP3.
  public static let mp3 = UTType(identifier: "public.mp3")
  /// Sound as MPEG-4.
  public static let mpeg4Audio = UTType(identifier: "public.mpeg-4-audio")
  /// Sound as WAV.
  public static let wav = UTType(identifier: "com.microsoft.waveform-audio")
  /// Sound as AIFF.
  public static let aiff = UTType(identifier: "public.aiff-audio")
  /// Notes to be played.
  public static let midi = UTType(identifier: "public.midi-audio")

  /// A ZIP archive.
  public static let zip = UTType(identifier: "public.zip-archive")
  /// A GZIP archive.
  public static let gzip = UTType(identifier: "org.gnu.gnu-zip-archive")
}
