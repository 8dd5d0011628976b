import Foundation
import Testing

@testable import Scenario

/// The schema has what is read.
struct ScenarioSchemaTests {
  private func schema(_ subject: ScenarioSchema.Subject = .scenario) throws -> [String: Any] {
    let schema = ScenarioSchema(of: subject, apps: ["photos"], devices: ["iphone-8"])
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(schema))
    return try #require(json as? [String: Any])
  }

  private func object(_ value: Any?, _ path: String...) throws -> [String: Any] {
    var value = value
    for key in path { value = (value as? [String: Any])?[key] }
    return try #require(value as? [String: Any])
  }

  @Test(arguments: ScenarioSchema.Subject.allCases)
  func `its keys are those that are read`(subject: ScenarioSchema.Subject) throws {
    let schema = try schema(subject)
    let form: MappingForm =
      switch subject {
      case .scenario: .scenario
      case .part: .part
      case .defaults: .defaults
      }
    #expect(try object(schema, "properties").keys.sorted() == form.keys.sorted())
    #expect(schema["required"] as? [String] == form.required)
    #expect(schema["additionalProperties"] as? Bool == false)
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test func `its steps are those that are read, one key each`() throws {
    let step = try object(try schema(), "definitions", "step")
    let forms = try #require(step["anyOf"] as? [[String: Any]])
    #expect(forms[0]["enum"] as? [String] == StepKey.allCases.filter(\.isEnough).map(\.rawValue))
    #expect(try object(forms[1], "properties").keys.sorted() == StepKey.words.sorted())
    #expect(forms[1]["maxProperties"] as? Int == 1)
  }

  @Test func `each reference leads somewhere`() throws {
    for subject in ScenarioSchema.Subject.allCases {
      let schema = try schema(subject)
      let names = try object(schema, "definitions").keys
      let text = String(
        decoding: try JSONSerialization.data(
          withJSONObject: schema, options: .withoutEscapingSlashes), as: UTF8.self)
      let references = text.matches(of: /"#\/definitions\/(\w+)"/).map { String($0.1) }
      #expect(!references.isEmpty)
      for name in references { #expect(names.contains(name), "\(name)") }
    }
  }

  @Test(arguments: ScenarioSchema.Subject.allCases)
  func `each key has a description`(subject: ScenarioSchema.Subject) throws {
    #expect(Self.withoutDescription(try schema(subject), at: "") == [])
  }

  /// The paths of the properties that have no description.
  private static func withoutDescription(_ value: Any, at path: String) -> [String] {
    if let list = value as? [Any] { return list.flatMap { withoutDescription($0, at: path) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.sorted { $0.key < $1.key }.flatMap { key, value in
      guard key == "properties", let properties = value as? [String: [String: Any]] else {
        return withoutDescription(value, at: path)
      }
      return properties.sorted { $0.key < $1.key }.flatMap { name, property in
        (property["description"] as? String ?? "").isEmpty
          ? ["\(path)/\(name)"] : withoutDescription(property, at: "\(path)/\(name)")
      }
    }
  }

  @Test func `a mapping inside a step has the keys that are read`() throws {
    let step = try object(try schema(), "definitions", "step")
    let forms = try #require(step["anyOf"] as? [[String: Any]])
    for key in [StepKey.move, .drag, .fling, .wheel, .film, .expect, .look, .choose, .loop] {
      let keys = try object(forms[1], "properties", key.rawValue, "properties").keys
      #expect(keys.sorted() == MappingForm.inside(key)?.keys.sorted(), "\(key)")
    }
  }
}
