extension AVAudioSession {
  /// The purpose of an app's sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that accompanies that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playback that is the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playback.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The kind of sound that an app plays or records.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any sound.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The sound of a film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Sound that is measured.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// Options for an app's sound beside that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as the system numbers them.
    public let rawValue: UInt
    /// The options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sounds of both are heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The other apps are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The sound may be heard over Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The sound is heard over the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// Options for the end of an app's sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as the system numbers them.
    public let rawValue: UInt
    /// The options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are notified.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}

/// A category as Swift 4 names it.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// A category as Swift 4 names it.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// A category as Swift 4 names it.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// A category as Swift 4 names it.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
