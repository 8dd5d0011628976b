/// The system's types of documents, pictures, sound and archives.
extension UTType {
  /// A PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A web page with all that belongs to it.
  public static let webArchive = UTType(known: "com.apple.webarchive")

  /// A picture of any kind.
  public static let image = UTType(known: "public.image")
  /// A picture as JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture as PNG.
  public static let png = UTType(known: "public.png")
  /// A picture as TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture as GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture as BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A picture as HEIF.
  public static let heif = UTType(known: "public.heif")
  /// A picture as HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture as WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture as SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture as a camera took it.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A picture with a short film.
  public static let livePhoto = UTType(known: "com.apple.live-photo")

  /// Sound, films or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A film as QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film as MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film as MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A film as AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound as MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound as MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound as WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound as AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes to be played.
  public static let midi = UTType(known: "public.midi-audio")

  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A GZIP archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
}
