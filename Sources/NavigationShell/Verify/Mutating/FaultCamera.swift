import Drawing
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Looks at a running scenario as it is and as it would be with each fault, and compares the two at
/// once.
final class FaultCamera: ScenarioHost {
  /// What is noticed so far.
  private(set) var notices = Dictionary(
    uniqueKeysWithValues: Fault.allCases.map { ($0, FaultNotice.untouched) })

  private let session: HeadlessSession
  private let device: Device
  private let tolerance: Tolerance?
  private var history = SightHistory()
  private var filmName = ""

  init(session: HeadlessSession, device: Device, tolerance: Tolerance?) {
    self.session = session
    self.device = device
    self.tolerance = tolerance
  }

  func look(_ sight: () -> Sight) { history.note(sight()) }

  func take(_ shot: Shot) throws {
    switch shot {
    case .still(let name, let sight): try compare(sight, named: name) { $0.text != $1.text }
    case .filmBegan(let film, _): filmName = film.name
    case .cell(let sight): try compare(sight, named: filmName) { _, _ in false }
    case .sample(let sight): compareMotion(of: sight)
    case .filmEnded(let sight): try compare(sight, named: filmName) { $0.text != $1.text }
    }
  }

  /// Holds a sight against what it would be with each fault: first what costs nothing, then pixels.
  private func compare(
    _ sight: Sight, named name: String, isOtherwise: (Sight, Sight) -> Bool
  ) throws {
    var picture: Bitmap?
    for fault in Fault.allCases where notices[fault] != .noticed {
      guard let faulty = seen(fault, instead: sight, named: name) else { continue }
      if isOtherwise(sight, faulty) {
        notices[fault] = .noticed
        continue
      }
      guard faulty.frame != sight.frame else { continue }
      let expected = try picture ?? session.picture(of: sight.frame)
      picture = expected
      var judgement = PictureJudgement(tolerance: tolerance)
      judgement.take(
        BitmapDifference(try session.picture(of: faulty.frame), expected), at: nil)
      notices[fault] = judgement.isTolerable ? .green : .noticed
    }
  }

  private func compareMotion(of sight: Sight) {
    for fault in Fault.allCases where notices[fault] != .noticed {
      guard let faulty = seen(fault, instead: sight, named: filmName) else { continue }
      let isOtherwise =
        faulty.frame.description != sight.frame.description || faulty.screen != sight.screen
      notices[fault] = isOtherwise ? .noticed : .green
    }
  }

  private func seen(_ fault: Fault, instead sight: Sight, named name: String) -> Sight? {
    fault.seen(
      instead: sight, named: name, after: history, scale: session.stage.screen.scale)
  }

  func difference(between sight: Sight, and other: Sight) -> String? { nil }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
