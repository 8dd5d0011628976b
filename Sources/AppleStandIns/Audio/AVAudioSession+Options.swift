extension AVAudioSession {
  /// What an app's sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It accompanies others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// It silences others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It is what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It is recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It is recorded and played.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What an app's sound is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any sound.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film's.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// What is measured.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How an app's sound gets on with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as the system numbers them.
    public let rawValue: UInt
    /// The options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Both are heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The others are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// It may be heard over Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// It is heard over the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What happens to others' sound as an app's ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as the system numbers them.
    public let rawValue: UInt
    /// The options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They are told.
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
