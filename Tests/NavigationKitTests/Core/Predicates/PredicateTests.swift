import Foundation
import NavigationKit
import Testing

/// Predicates that are made of a format.
struct PredicateTests {
  private static let harbour: [String: Any] = [
    "name": "Ærø Håvn", "berths": 42, "depth": 3.5, "isOpen": true, "tags": ["ferry", "fuel"],
    "keeper": ["name": "Ida", "age": 61], "boats": [["length": 7], ["length": 12]],
    "rule": "no wake", "note": NSNull(), "size": 4,
  ]

  @Test(arguments: [
    ("berths = 42", true), ("berths == 42.0", true), ("berths != 42", false),
    ("berths <> 41", true),
    ("berths < 42", false), ("berths <= 42", true), ("berths =< 41", false),
    ("berths > 41.5", true),
    ("berths >= 43", false), ("berths => 42", true), ("42 == berths", true), ("depth > -1", true),
    ("berths BETWEEN {40, 42}", true), ("berths between {43, 50}", false),
    ("berths IN {1, 42}", true), ("berths IN {}", false), ("keeper.name IN {'Bo', 'Ida'}", true),
    ("isOpen == YES", true), ("isOpen == TRUE", true), ("isOpen == NO", false),
    ("isOpen == 1", true),
    ("note == nil", true), ("missing = NULL", true), ("name != nil", true), ("missing < 3", false),
    ("name < 3", false), ("name == 3", false),
  ])
  func `compares numbers, truths and nothing`(format: String, isSo: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.harbour) == isSo)
  }

  @Test(arguments: [
    ("rule == 'no wake'", true), ("rule == \"No wake\"", false), ("rule ==[c] 'NO WAKE'", true),
    ("rule CONTAINS 'o w'", true), ("rule CONTAINS 'O W'", false), ("rule contains[c] 'O W'", true),
    ("rule BEGINSWITH 'no'", true), ("rule BEGINSWITH[c] 'NO'", true),
    ("rule BEGINSWITH 'o'", false),
    ("rule ENDSWITH 'wake'", true), ("rule ENDSWITH 'wak'", false),
    ("name CONTAINS[d] 'Havn'", true), ("name CONTAINS[cd] 'havn'", true),
    ("name CONTAINS[c] 'havn'", false), ("'wake' IN rule", true), ("'WAKE' IN[c] rule", true),
    ("rule LIKE 'no*'", true), ("rule LIKE 'no'", false), ("rule LIKE '?o w?ke'", true),
    ("rule LIKE[c] 'NO*E'", true), ("rule LIKE 'no.wake'", false),
    ("rule LIKE 'no\\\\*'", false), ("rule MATCHES '[a-z ]+'", true), ("rule MATCHES 'no'", false),
    ("rule MATCHES[c] 'N\\\\w W.*'", true), ("rule < 'z'", true), ("rule <[c] 'NO'", false),
    ("berths CONTAINS '4'", false), ("missing BEGINSWITH 'a'", false),
  ])
  func `compares texts, with or without case and accents`(format: String, isSo: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.harbour) == isSo)
  }

  @Test(arguments: [
    ("berths > 1 AND isOpen == NO", false), ("berths > 1 && isOpen == YES", true),
    ("isOpen == NO OR berths > 1 AND depth > 1", true),
    ("(isOpen == YES OR isOpen == NO) AND depth > 9", false),
    ("isOpen == YES or isOpen == NO and depth > 9", true), ("NOT isOpen == YES", false),
    ("!(isOpen == NO)", true), ("not (isOpen == NO || depth > 9)", true),
    ("((depth)) == (3.5)", true),
    ("TRUEPREDICATE", true), ("FALSEPREDICATE OR TRUEPREDICATE", true),
    ("NOT TRUEPREDICATE", false),
  ])
  func `joins conditions`(format: String, isSo: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.harbour) == isSo)
  }

  @Test(arguments: [
    ("tags CONTAINS 'fuel'", true), ("'oil' IN tags", false), ("ANY tags == 'fuel'", true),
    ("ALL tags BEGINSWITH 'f'", true), ("ALL tags ENDSWITH 'y'", false),
    ("NONE tags == 'oil'", true),
    ("tags.@count == 2", true), ("ANY boats.length > 10", true), ("ALL boats.length > 10", false),
    ("boats.@max.length == 12", true), ("boats.@min.length = 7", true),
    ("boats.@sum.length = 19", true),
    ("boats.@avg.length = 9.5", true), ("keeper.age > 60", true), ("keeper.name.length == 3", true),
    ("SELF.berths == 42", true), ("#size == 4", true), ("boats.length = {7, 12}", true),
  ])
  func `follows key paths, also into collections`(format: String, isSo: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.harbour) == isSo)
  }

  @Test func `placeholders stand for values and key paths`() {
    func holds(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: Self.harbour) }
    #expect(holds(NSPredicate(format: "%K == %@", "keeper.name", "Ida")))
    #expect(holds(NSPredicate(format: "%K.age == %d", "keeper", 61)))
    #expect(holds(NSPredicate(format: "berths IN %@ AND depth < %f", [41, 42], 3.6)))
    #expect(holds(NSPredicate(format: "berths == %ld OR berths == %i", 1, 42)))
    #expect(holds(NSPredicate(format: "note == %@", NSNull())))
    #expect(holds(NSPredicate(format: "berths BETWEEN %@", [40, 50] as NSArray)))
    #expect(!holds(NSPredicate(format: "rule == '%@'", "no wake")))
    #expect(
      holds(NSPredicate(format: "rule == %@ && isOpen == %@", argumentArray: ["no wake", true])))
    #expect(holds(NSPredicate(format: "TRUEPREDICATE", argumentArray: nil)))
    let date = Date(timeIntervalSince1970: 100)
    let later = NSPredicate(format: "day > %@", date as NSDate)
    #expect(later.evaluate(with: ["day": date.addingTimeInterval(1)]))
    #expect(!later.evaluate(with: ["day": date]))
  }

  @Test func `arrays are filtered by what they hold themselves`() {
    let names = ["Ida", "Bo", "Inger", "åse"]
    func filtered(_ format: String, _ argument: Any) -> [String]? {
      (names as NSArray).filtered(using: NSPredicate(format: format, argument)) as? [String]
    }
    #expect(filtered("SELF BEGINSWITH[c] %@", "i") == ["Ida", "Inger"])
    #expect(filtered("self contains[cd] %@", "A") == ["Ida", "åse"])
    #expect(filtered("SELF IN %@", ["Bo", "Kai"]) == ["Bo"])
    #expect(filtered("NOT (SELF IN %@)", NSSet(array: ["Bo", "Ida"])) == ["Inger", "åse"])
    #expect(filtered("SELF.length > %d", 3) == ["Inger"])
  }

  @Test func `objects are asked by their tables`() {
    ClassTable.register([
      ClassTable(
        Boat.self, outlets: ["name": .init(\Boat.name), "length": .init(\Boat.length)])
    ])
    let boats = [Boat("Vesta", 9), Boat("Alma", 14), Boat(nil, 3)] as NSArray
    func names(_ predicate: NSPredicate) -> [String?]? {
      (boats.filtered(using: predicate) as? [Boat])?.map(\.name)
    }
    #expect(names(NSPredicate(format: "length > %f", 8.0)) == ["Vesta", "Alma"])
    #expect(names(NSPredicate(format: "name CONTAINS[c] %@", "AL")) == ["Alma"])
    #expect(names(NSPredicate(format: "name == nil")) == [nil])
    #expect(names(NSPredicate(format: "SELF == %@", boats[1])) == ["Alma"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "length > 8"), NSPredicate(format: "length < 12"),
    ])
    #expect(names(both) == ["Vesta"])
    #expect(names(NSCompoundPredicate(notPredicateWithSubpredicate: both)) == ["Alma", nil])
  }

  @Test func `variables get their values later`() {
    let template = NSPredicate(format: "berths > $least AND rule CONTAINS $word")
    let values: [String: Any] = ["least": 40, "word": "wake"]
    #expect(template.withSubstitutionVariables(values).evaluate(with: Self.harbour))
    #expect(
      !template.evaluate(with: Self.harbour, substitutionVariables: ["least": 50, "word": ""]))
  }

  @Test func `a predicate says what it is, and is equal to one that says the same`() {
    let predicate = NSPredicate(format: "a==%d AND (b contains[cd] %@ or not c in {1,2})", 3, "x")
    #expect("\(predicate)" == "a == 3 AND (b CONTAINS[cd] \"x\" OR NOT c IN {1, 2})")
    #expect(NSPredicate(format: "a = %@", 3) == NSPredicate(format: "a == 3"))
    #expect(NSPredicate(format: "a = 3") != NSPredicate(format: "a == 4"))
    #expect(predicate.copy() as? NSPredicate === predicate)
  }
}

private final class Boat: NSObject {
  let name: String?
  let length: Double
  init(_ name: String?, _ length: Double) { (self.name, self.length) = (name, length) }
}
