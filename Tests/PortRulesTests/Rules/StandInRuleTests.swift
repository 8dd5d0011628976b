import Foundation
import PortRules
import Testing

/// Frameworks that the product AppleStandIns takes the place of.
@Suite struct StandInRuleTests {
  @Test(arguments: [
    ("import os", "import AppleStandIns"), ("import os.log // a", "import AppleStandIns // a"),
    ("import UniformTypeIdentifiers // a", "import AppleStandIns          // a"),
    ("import struct OSLog.Logger; f()", "import AppleStandIns      ; f()"),
    ("@preconcurrency import MobileCoreServices", "@preconcurrency import AppleStandIns     "),
    ("import ImageIO; f()", "import AppleStandIns; f()"),
  ])
  func `logs, types of files and image files are replaced in place`(
    before: String, after: String
  ) throws {
    for standIns in [StandIns.basic, .all] {
      let port = try Port(before, standIns: standIns)
      #expect(port.source == after)
      #expect(port.findings.isEmpty)
    }
  }

  @Test func `where the package does not have the product, it is said`() throws {
    let port = try Port("import os\nlet log = Logger()")
    #expect(port.source == "         \nlet log = Logger()")
    #expect(
      port.findings == [
        "1:1 framework: os comes with AppleStandIns, which the package does not use yet: run navshell port again"
      ])
  }

  @Test func `what the product lacks is found`() throws {
    let port = try Port("import os\nos_log(\"a\")\nvar lock = os_unfair_lock()", standIns: .basic)
    #expect(
      port.findings == [
        "3:12 use: os_unfair_lock is of os, and AppleStandIns does not have it: leave it out"
      ])
  }

  @Test func `what reads image files is there, and other parts of it are found`() throws {
    let port = try Port(
      """
      import ImageIO
      let a = CGImageSourceCreateWithData(b as CFData, [kCGImageSourceShouldCache: false] as CFDictionary)
      let c = CGImageSourceCreateIncremental(nil)
      let d = e[kCGImagePropertyExifDictionary as String]
      """, standIns: .basic)
    #expect(
      port.findings == [
        "3:9 use: CGImageSourceCreateIncremental is of ImageIO, and AppleStandIns does not have it: leave it out",
        "4:11 use: kCGImagePropertyExifDictionary is of ImageIO, and AppleStandIns does not have it: leave it out",
      ])
  }

  @Test func `storyboards of the app may name placeholders`() throws {
    let source =
      "import MapKit\n@UIApplicationMain class Start: UIResponder, UIApplicationDelegate {}"
    let whole = try Port(source, isApp: true, standIns: .all).whole
    #expect(whole.contains("import AppleStandIns"))
    #expect(whole.contains("AppClasses.tables + AppleStandInsClasses.tables"))
    #expect(try !Port(source, isApp: true).whole.contains("AppleStandIns"))
  }

  private let sounds = "import AVFoundation\n\nlet player: AVPlayer\nlet camera: AVCaptureSession"

  @Test func `placeholders are used only if they are asked for`() throws {
    let port = try Port(sounds, standIns: .basic)
    #expect(port.source.hasPrefix("                   \n"))
    #expect(
      port.findings == [
        "1:1 framework: AVFoundation is not on Linux: play and record nothing here, or port it with --stand-ins",
        "3:13 use: AVPlayer is of AVFoundation, which is not on Linux: play and record nothing here",
        "4:13 use: AVCaptureSession is of AVFoundation, which is not on Linux: play and record nothing here",
      ])
  }

  @Test func `each use of a placeholder is found, and what has none`() throws {
    let port = try Port(sounds, standIns: .all)
    #expect(port.source.hasPrefix("import AppleStandIns\n\nlet player"))
    #expect(
      port.findings == [
        "1:1 standIn: AVFoundation: placeholders stand in for it",
        "3:13 standIn: AVPlayer of AVFoundation is a placeholder",
        "4:13 use: AVCaptureSession is of AVFoundation, which is not on Linux: play and record nothing here",
      ])
  }

  @Test func `a framework without placeholders goes`() throws {
    let port = try Port("import CoreData", standIns: .all)
    #expect(port.source == "               ")
    #expect(port.findings.count == 1)
  }

  @Test func `a type of the app's own is no placeholder`() throws {
    let port = try Port("import MapKit\nclass MKMapView {}\nlet map = MKMapView()", standIns: .all)
    #expect(port.findings == ["1:1 standIn: MapKit: placeholders stand in for it"])
  }

  @Test func `a condition on a replaced framework does not hold`() throws {
    let port = try Port("#if canImport(os)\nimport os\n#endif\n", standIns: .basic)
    #expect(port.findings.isEmpty)
  }
}
