/// A sound of the system's, or of a short file.
public typealias SystemSoundID = UInt32
/// The result of a function of AudioToolbox: 0 if all went well.
public typealias OSStatus = Int32
/// Called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = (
  SystemSoundID, UnsafeMutableRawPointer?
) -> Void

/// The sound that shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// All went well.
public let kAudioServicesNoError: OSStatus = 0

/// Plays a sound, in silence.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound that shakes the device, too, in silence.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, in silence, and says that it has ended.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { Answer.later(calling: inCompletionBlock) }
}

/// Makes a sound of a file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

/// Would call a function when a sound has ended.
///
/// It is not called here: those that play the sound again would go on for ever.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }

/// Forgets such a function.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
