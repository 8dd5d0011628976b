extension Framework {
  /// Those that real projects import.
  static let all: [Framework] = here + covered + replaced + packaged + foreign

  private static let here = [
    "UIKit", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Swift",
    "Observation", "Synchronization", "RegexBuilder", "XCTest", "Testing",
  ].map { Framework(name: $0, fate: .here, prefixes: [], names: []) }

  private static let covered = [
    "CoreGraphics", "QuartzCore", "CoreFoundation", "CoreText", "ObjectiveC", "Darwin",
    "_Concurrency", "DeveloperToolsSupport",
  ].map { Framework(name: $0, fate: .covered, prefixes: [], names: []) }

  private static let replaced = [
    ("os", [], logs), ("OSLog", [], logs), ("UniformTypeIdentifiers", [], ["UTType"]),
    ("MobileCoreServices", ["kUTType", "UTType"], []), ("CoreServices", ["kUTType", "UTType"], []),
    (
      "ImageIO", ["CGImageSource", "CGImageDestination", "CGImageProperty", "kCGImage"],
      ["CGImageMetadata"]
    ),
  ].map { Framework(name: $0.0, fate: .replaced, prefixes: $0.1, names: $0.2) }

  private static let packaged = [
    Framework(
      name: "Combine", fate: .product(named: "OpenCombineShim"), prefixes: [],
      names: [
        "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject",
        "AnyPublisher", "Publisher", "Publishers", "Subscribers", "Just", "Future", "Published",
        "ObservableObject",
      ])
  ]

  private static let foreign = [
    // Sound and pictures
    foreign("AVFoundation", "play and record nothing here", ["AV"], []),
    foreign("CoreMedia", "compute with seconds", ["CM"], []),
    foreign("AVKit", "show a still image in place of the player", ["AV"], []),
    foreign(
      "AudioToolbox", "play nothing here", ["AudioServices", "kSystemSoundID", "kAudio"],
      ["SystemSoundID"]),
    foreign("MediaPlayer", "use the app's own files in place of the media library", ["MP"], []),
    foreign("Photos", "use pictures of the app's own", ["PH"], []),
    foreign("PhotosUI", "use pictures of the app's own", ["PH"], []),
    foreign("CoreImage", "draw with UIGraphicsImageRenderer", ["CI"], []),
    foreign("Vision", "leave the recognition out", ["VN"], []),
    foreign("CoreML", "leave the model out", ["ML"], []),
    foreign("SpriteKit", "draw with layers", ["SK"], []),
    foreign("SceneKit", "leave the scene out", ["SCN"], []),
    foreign("ARKit", "leave the scene out", ["AR"], []),
    foreign("GameplayKit", "write the logic in Swift", ["GK"], []),
    foreign("GameKit", "leave the game centre out", ["GK"], []),
    foreign("Metal", "draw with UIGraphicsImageRenderer", ["MTL"], []),
    foreign("MetalKit", "draw with UIGraphicsImageRenderer", ["MTK"], []),
    // Web, maps and places
    foreign("WebKit", "show the address in a label", ["WK"], []),
    foreign("SafariServices", "open the address with UIApplication.open", ["SF"], []),
    foreign("MapKit", "show the place in a label", ["MK"], []),
    foreign("CoreLocation", "use a fixed place", ["CL", "kCL"], []),
    foreign("CoreMotion", "leave the sensors out", ["CM"], []),
    foreign("CoreBluetooth", "leave the device out", ["CB"], []),
    foreign("Network", "use URLSession", ["NW"], []),
    foreign("SystemConfiguration", "take the network for reachable", ["SCNetwork"], []),
    // Data of the person and the app
    foreign(
      "CoreData", "keep the objects in arrays, in a Codable file",
      ["NSManaged", "NSFetch", "NSPersistent"], ["NSEntityDescription"]),
    foreign(
      "SwiftData", "keep the objects in arrays, in a Codable file", [],
      ["ModelContainer", "ModelContext", "FetchDescriptor"]),
    foreign("CloudKit", "keep the records in a file", ["CK"], []),
    foreign("Contacts", "use contacts of the app's own", ["CN"], []),
    foreign("ContactsUI", "use contacts of the app's own", ["CN"], []),
    foreign("EventKit", "use events of the app's own", ["EK"], []),
    foreign("EventKitUI", "use events of the app's own", ["EK"], []),
    foreign("HealthKit", "use samples of the app's own", ["HK"], []),
    foreign("StoreKit", "leave the shop out", ["SK"], ["AppStore"]),
    foreign("PassKit", "leave the payment out", ["PK"], []),
    foreign("MessageUI", "open a mailto: address with UIApplication.open", ["MF"], []),
    foreign("Social", "share with UIActivityViewController", ["SL"], []),
    foreign("UserNotifications", "tell the person in the app itself", ["UN"], []),
    foreign("LocalAuthentication", "take the person for known", ["LA"], []),
    foreign("AuthenticationServices", "take the person for known", ["AS"], []),
    foreign(
      "CryptoKit", "use the package swift-crypto", [],
      ["SHA256", "SHA512", "SymmetricKey", "AES", "HMAC", "Insecure"]),
    foreign("Security", "keep secrets in UserDefaults for the demonstration", ["Sec", "kSec"], []),
    foreign("CoreSpotlight", "leave the search index out", ["CS"], []),
    foreign("NaturalLanguage", "leave the language analysis out", ["NL"], []),
    foreign("Speech", "leave the recognition out", ["SF"], []),
    foreign("PDFKit", "show pictures of the pages", ["PDF"], []),
    foreign("QuickLook", "show the file with a view of the app's own", ["QL"], []),
    foreign("PencilKit", "draw with touches", ["PK"], []),
    foreign("WidgetKit", "leave the widget out", [], ["WidgetCenter"]),
    foreign("BackgroundTasks", "do the work while the app runs", ["BG"], []),
    foreign("WatchConnectivity", "leave the watch out", ["WC"], []),
    foreign("MultipeerConnectivity", "leave the peers out", ["MC"], []),
    foreign("NotificationCenter", "leave the extension out", ["NC"], []),
    foreign("Accelerate", "compute in Swift", ["vDSP", "vImage"], []),
    foreign("simd", "use SIMD2, SIMD3 and SIMD4 of Swift itself", ["simd"], []),
    // Other ways to write an app
    foreign(
      "SwiftUI", "write the screen with UIKit", [],
      [
        "View", "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable",
        "UIViewControllerRepresentable", "PreviewProvider",
      ]),
    foreign("AppKit", "leave the Mac's part out with #if os(macOS)", ["NSView", "NSWindow"], []),
    foreign("AppIntents", "leave the intent out", [], ["AppIntent", "AppShortcutsProvider"]),
    foreign("Intents", "leave the intent out", ["IN"], []),
  ]

  private static let logs: Set = [
    "Logger", "OSLog", "os_log", "os_signpost", "OSSignposter", "os_unfair_lock",
    "OSAllocatedUnfairLock",
  ]

  /// Those that the product `AppleStandIns` has placeholders for.
  static let withPlaceholders: Set = [
    "AVFoundation", "AVKit", "AudioToolbox", "CoreMedia", "MediaPlayer", "Photos", "PhotosUI",
    "WebKit", "SafariServices", "MapKit", "CoreLocation", "Contacts", "EventKit", "StoreKit",
    "MessageUI", "UserNotifications", "LocalAuthentication",
  ]

  private static func foreign(
    _ name: String, _ instead: String, _ prefixes: [String], _ names: Set<String>
  ) -> Framework {
    Framework(name: name, fate: .foreign(instead: instead), prefixes: prefixes, names: names)
  }
}
