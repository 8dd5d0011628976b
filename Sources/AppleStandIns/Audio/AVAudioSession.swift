/// The settings of an app's sound beside that of other apps.
///
/// Here they are only kept, as there is no sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// The app's only session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The purpose of the sound.
  open private(set) var category = Category.soloAmbient
  /// The kind of sound.
  open private(set) var mode = Mode.default
  /// The options for sound beside that of other apps.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume of the device: half.
  open var outputVolume: Float { 0.5 }
  /// Whether other apps are heard: no.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets the purpose of the sound.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the purpose of the sound, and its options.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets the purpose, the kind and the options of the sound.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Sets the kind of sound.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Says that sound begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks whether the app may record; it may not, as there is no microphone.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Answer.later(calling: { response(false) })
  }
}
