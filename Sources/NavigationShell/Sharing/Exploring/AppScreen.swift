import Drawing
import Foundation
import NavigationKit
import SDLShell
import Storyboard

/// A screen of an app that taps led to.
struct AppScreen {
  /// What tells screens apart: the scene in front for a storyboard, the picture for other apps.
  enum Key: Hashable {
    case scene(String)
    case picture(PictureFingerprint)
  }

  let key: Key
  /// The scene's name; nil for other apps.
  let name: String?
  /// How it came, and the frames on the way.
  let trace: MotionTrace
  let frames: [(time: TimeInterval, frame: DisplayList)]
  private let session: HeadlessSession
  private let fingerprint: PictureFingerprint
  private let frame: DisplayList
  private let redacts: Bool

  /// Looks at a session at rest.
  init(
    of session: HeadlessSession, storyboard: StoryboardFile?, redacts: Bool, trace: MotionTrace,
    frames: [(time: TimeInterval, frame: DisplayList)]
  ) throws {
    (self.session, self.redacts) = (session, redacts)
    (self.trace, self.frames) = (trace, frames)
    frame = session.stage.displayList(isMasked: false)
    fingerprint = try session.fingerprint(of: frame)
    let id = session.stage.scenesInFront.first
    let scene = storyboard.flatMap { file in
      file.document.scenes.first { $0.id == id }.map(file.listedName)
    }
    name = scene
    key = id.flatMap { storyboard == nil ? nil : .scene($0) } ?? .picture(fingerprint)
  }

  /// The screen with its picture.
  func met(in bezel: Bezel?, _ camera: FlowCamera) throws -> MetScreen {
    MetScreen(
      of: session.stage, in: bezel, fingerprint: fingerprint,
      picture: try camera.picture(of: frame))
  }

  /// What can be done here.
  var actions: [AppPath.Action] { session.stage.actions(redacts: redacts) }
}
