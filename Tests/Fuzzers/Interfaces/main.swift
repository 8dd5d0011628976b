import Foundation
import Fuzzer
@testable import NavigationKit
@testable import Scenario
@testable import Storyboard

/// What scenarios may name.
let vocabulary = ScenarioVocabulary(apps: ["files"], devices: ["iphone-8"])

Fuzzer.run([
  "scenario": { data in
    let text = String(decoding: data, as: UTF8.self)
    _ = try ScenarioParser(vocabulary: vocabulary).cases(in: text, file: "a.yaml")
  },
  "flow": { data in
    _ = try ConvertedFlow(
      String(decoding: data, as: UTF8.self),
      on: .init(device: "iphone-8", size: CGSize(width: 375, height: 667)))
  },
  "storyboard": { _ = try StoryboardDocument(contents: $0, file: "Main.storyboard") },
  "strings": { _ = try StringsFile(contents: $0, file: "Main.strings") },
  "xcstrings": { _ = try StringsCatalog(contents: $0, file: "Main.xcstrings") },
  "archive": { _ = try JSONDecoder().decode(RestorationArchive.self, from: $0).description },
])
