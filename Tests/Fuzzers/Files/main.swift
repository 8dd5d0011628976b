import Foundation
import Fuzzer
import PortRules

@testable import SDLShell
@testable import Snapshot
@testable import XcodeProject

/// A file whose reader takes a path: it is written anew for each run, in memory.
func withFile(_ name: String, _ data: Data, _ read: (String) throws -> Void) throws {
  let folder = "/dev/shm/navigationkit-fuzz-\(getpid())"
  let file = "\(folder)/\(name)"
  try FileManager.default.createDirectory(
    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  try data.write(to: URL(fileURLWithPath: file))
  try read(file)
}

/// The side of pictures that are drawn, in pixels.
let side: Int32 = 32
/// The most open brackets of a source.
let mostBrackets = 10
/// The most pixels of a picture that is decoded, which keeps a run short.
let mostPixels = 1 << 20

Fuzzer.run([
  "plist": { _ = try PropertyList(data: $0, file: "Info.plist") },
  "project": { data in
    try withFile("App.xcodeproj/project.pbxproj", data) {
      _ = try Project(xcode: ($0 as NSString).deletingLastPathComponent)
    }
  },
  "workspace": { data in
    try withFile("App.xcworkspace/contents.xcworkspacedata", data) {
      _ = try Workspace(($0 as NSString).deletingLastPathComponent)
    }
  },
  "xcconfig": { _ = ConfigurationFile(String(decoding: $0, as: UTF8.self)) },
  "rules": { data in
    // Each open bracket doubles the time of the toolchain's own parser.
    guard data.count(where: { $0 == UInt8(ascii: "[") }) <= mostBrackets else { return }
    _ = try PortedModule(
      name: "App", sources: [SourceFile(path: "/App/Source.swift", bytes: [UInt8](data))],
      kind: .app)
  },
  "svg": { data in
    let bytes = [UInt8](data)
    guard SVGWork.isWithinLimits(bytes) else { return }
    _ = DrawingInPlace().draw(bytes, width: side, height: side)
  },
  "pdf": { data in
    let bytes = [UInt8](data)
    _ = PDFPicture.size(of: bytes)
    _ = try PDFPicture(bytes).drawn(width: side, height: side)
  },
  "picture": { data in
    let bytes = [UInt8](data)
    guard let header = ImageHeader(bytes) else { return }
    _ = PictureDetails(bytes, format: header.format)
  },
  "png": { data in
    _ = PNG.size(of: data)
    _ = PlainPNG.bytes(of: [UInt8](data))
    _ = PNG.text(of: "Software", in: data)
    var rows = try PNGRows(data)
    guard rows.width * rows.height < mostPixels else { return }
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rows.width * 4)
    defer { row.deallocate() }
    for _ in 0..<rows.height { try rows.read(into: row) }
  },
  "catalogue": { data in
    let decoder = JSONDecoder()
    if let colors = try? decoder.decode(ColorSet.self, from: data) { _ = colors.color }
    let images = try decoder.decode(ImageSet.self, from: data)
    for image in images.images { _ = image.version(in: URL(fileURLWithPath: "/a")) }
    _ = images.isTemplate
  },
  "record": { _ = try FrameRecord(parsing: String(decoding: $0, as: UTF8.self)).description },
  "run": { data in
    let run = try JSONReport.run(from: data)
    _ = run.scenarios.map { Summary.lines(for: $0) } + [Summary.end(of: run)]
  },
])
