import Drawing
import Foundation
import NavigationKit
import NavigationShell
import SDLShell
import Scenario
import Snapshot

/// The frames of a stage in motion, and how its parts move.
@MainActor
struct MotionFilm {
  private var cells: [(time: TimeInterval, frame: DisplayList)] = []
  private let track: MotionTrack
  private let scale: CGFloat

  /// Seconds between two looks at how parts move.
  private static let sampling: TimeInterval = 1.0 / 120

  /// Lets a stage run for a while, and films it.
  init(of stage: Stage, frames: Int, over duration: TimeInterval) throws {
    scale = stage.screen.scale
    let start = stage.now
    let cellTimes = (0..<frames).map { duration * Double($0) / Double(frames - 1) }
    let sampleTimes = (0...Int(duration / Self.sampling)).map { Double($0) * Self.sampling }
    var samples: [MotionTrack.Sample] = []
    for time in Set(cellTimes + sampleTimes).sorted() {
      stage.advance(to: start + time)
      try stage.finishMainQueue()
      let snapshot = StageSnapshot(
        time: stage.now, frame: stage.displayList(isMasked: false),
        screen: ScreenInspection(of: stage))
      samples.append(MotionTrack.Sample(snapshot, since: start))
      if cellTimes.contains(time) { cells.append((time, snapshot.frame)) }
    }
    track = MotionTrack(samples: samples).rounded
  }

  /// The strip: the frames beside each other, each under its time.
  func image() throws -> UIImage {
    let painter = try TestStage.painter
    let pictures = try cells.map { try painter.picture(of: $0.frame, scale: scale) }
    let strip = StripPicture(painter: painter)
    let plan = FilmStrip(
      cellWidth: pictures.map(\.width).max() ?? 1, cellHeight: pictures.map(\.height).max() ?? 1,
      labelHeight: StripPicture.labelHeight, count: pictures.count)
    let rows = StripRows(plan) { index in
      try MainActor.assumeIsolated {
        try strip.label(for: cells[index].time, width: plan.cellWidth)
      }
    } cell: { index in
      PaddedRows(pictures[index].rows, width: plan.cellWidth, height: plan.cellHeight)
    }
    return try PictureFile.image(
      of: Bitmap(rows), scale: 1, notes: PictureNotes(track: track))
  }
}
