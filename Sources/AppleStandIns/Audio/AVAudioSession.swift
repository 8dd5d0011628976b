/// How an app's sound gets on with that of others.
///
/// Here it is only kept, as there is none.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// The app's only one.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What the sound is for.
  open private(set) var category = Category.soloAmbient
  /// What the sound is.
  open private(set) var mode = Mode.default
  /// How it gets on with others.
  open private(set) var categoryOptions: CategoryOptions = []
  /// How loud the device is: half.
  open var outputVolume: Float { 0.5 }
  /// Whether others are heard: no.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets what the sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what the sound is for, and how it gets on with others.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets what the sound is for, and how it gets on with others.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Sets what the sound is.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Says that sound begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks whether the app may record; it may not, as there is no microphone.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Answer.later(calling: { response(false) })
  }
}
