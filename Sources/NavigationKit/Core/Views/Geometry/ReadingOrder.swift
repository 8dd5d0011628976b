import Foundation

/// The order in which frames are read: line by line from the top, in a line from its start.
nonisolated enum ReadingOrder {
  /// The indices of frames in reading order.
  ///
  /// A frame whose middle is beside a line's first frame belongs to that line.
  static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    var lines: [[Int]] = []
    for index in frames.indices.sorted(by: { frames[$0].minY < frames[$1].minY }) {
      if let first = lines.last?.first, frames[index].midY < frames[first].maxY,
        frames[index].maxY > frames[first].minY
      {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    func start(_ index: Int) -> CGFloat {
      isRightToLeft ? -frames[index].maxX : frames[index].minX
    }
    return lines.flatMap { line in line.sorted { start($0) < start($1) } }
  }
}
