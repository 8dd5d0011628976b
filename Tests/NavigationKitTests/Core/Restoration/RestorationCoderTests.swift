import Foundation
import Testing

@testable import NavigationKit

/// Values that go into a controller's state come out as they were.
struct RestorationCoderTests {
  /// An object of an app's own.
  final class Bookmark: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let page: Int
    let inner: Any?
    init(page: Int, inner: Any? = nil) {
      self.page = page
      self.inner = inner
    }
    func encode(with coder: NSCoder) {
      coder.encode(page, forKey: "page")
      coder.encode(inner, forKey: "inner")
    }
    init?(coder: NSCoder) {
      page = coder.decodeInteger(forKey: "page")
      inner = coder.decodeObject(of: Bookmark.self, forKey: "inner")
    }
  }

  private func coder() -> RestorationCoder {
    RestorationCoder(references: StateSaver(UIApplication()))
  }
  private func read(_ coder: RestorationCoder) -> RestorationCoder {
    RestorationCoder(coder.values, references: StateSaver(UIApplication()))
  }

  @Test func `numbers, truths, texts, data, dates, lists and tables`() {
    let kept = coder()
    kept.encode(true, forKey: "bool")
    kept.encode(-3, forKey: "int")
    kept.encode(Int32(5), forKey: "int32")
    kept.encode(Int64.max, forKey: "int64")
    kept.encode(1.5, forKey: "double")
    kept.encode(Float(0.25), forKey: "float")
    kept.encode("Text", forKey: "text")
    kept.encode(Data([1, 2, 3]), forKey: "data")
    kept.encode(Date(timeIntervalSince1970: 9), forKey: "date")
    kept.encode(["a", 1, ["k": false]] as [Any], forKey: "list")
    kept.encode(NSNumber(value: 4), forKey: "number")
    kept.encode(["x": 2] as NSDictionary, forKey: "table")
    kept.encode([7] as [UInt8], forKey: "bytes")
    [8, 9].withUnsafeBufferPointer { kept.encodeBytes($0.baseAddress, length: 2, forKey: "raw") }
    kept.encode(nil, forKey: "nothing")
    kept.encodeConditionalObject("Text", forKey: "conditional")
    let back = read(kept)
    #expect(kept.faults == [])
    #expect(back.allowsKeyedCoding && back.requiresSecureCoding)
    #expect(back.decodeBool(forKey: "bool") && back.decodeInteger(forKey: "int") == -3)
    #expect(back.decodeInt32(forKey: "int32") == 5 && back.decodeInt64(forKey: "int64") == .max)
    #expect(back.decodeDouble(forKey: "double") == 1.5 && back.decodeFloat(forKey: "float") == 0.25)
    #expect(back.decodeObject(forKey: "text") as? String == "Text")
    #expect(back.decodeObject(of: NSString.self, forKey: "text") == "Text")
    #expect(back.decodeObject(forKey: "data") as? Data == Data([1, 2, 3]))
    #expect(back.decodeObject(of: NSDate.self, forKey: "date")?.timeIntervalSince1970 == 9)
    #expect((back.decodeObject(forKey: "list") as? [Any])?.count == 3)
    #expect(back.decodePropertyList(forKey: "number") as? Int == 4)
    #expect(back.decodeObject(of: NSDictionary.self, forKey: "table")?["x"] as? Int == 2)
    #expect(back.decodeObject(forKey: "bytes") as? [Int] == [7])
    back.withDecodedUnsafeBufferPointer(forKey: "raw") { #expect($0.map(Array.init) == [8, 9]) }
    #expect(!back.containsValue(forKey: "nothing") && back.containsValue(forKey: "conditional"))
    #expect(back.decodeInteger(forKey: "text") == 0 && !back.decodeBool(forKey: "text"))
    #expect(back.decodeInteger(forKey: "nobody's") == 0)
  }

  @Test func `points, sizes and rectangles`() {
    let kept = coder()
    let frame = CGRect(x: 1, y: -2.5, width: 3, height: 0.125)
    kept.encode(frame.origin, forKey: "point")
    kept.encode(frame.size, forKey: "size")
    kept.encode(frame, forKey: "rectangle")
    let back = read(kept)
    #expect(back.decodeCGPoint(forKey: "point") == frame.origin)
    #expect(back.decodeCGSize(forKey: "size") == frame.size)
    #expect(back.decodeCGRect(forKey: "rectangle") == frame)
    #expect(back.decodeCGPoint(forKey: "nobody's") == .zero)
  }

  @Test func `an object comes out only where its own class is named`() {
    let kept = coder()
    kept.encode(Bookmark(page: 4, inner: Bookmark(page: 2)), forKey: "mark")
    kept.encode(NSURL(string: "https://example.com/a"), forKey: "url")
    let back = read(kept)
    let mark = back.decodeObject(of: Bookmark.self, forKey: "mark")
    #expect(mark?.page == 4 && (mark?.inner as? Bookmark)?.page == 2)
    #expect(back.decodeObject(forKey: "mark") == nil)
    #expect(back.decodeObject(of: NSURL.self, forKey: "mark") == nil)
    #expect(back.decodeObject(of: [NSURL.self, Bookmark.self], forKey: "mark") is Bookmark)
    #expect(back.decodeObject(of: NSURL.self, forKey: "url")?.path == "/a")
    #expect(back.decodePropertyList(forKey: "mark") == nil)
  }

  @Test func `a list of objects comes out where their class is named with the list's`() {
    let kept = coder()
    kept.encode([Bookmark(page: 4), Bookmark(page: 5)], forKey: "marks")
    let back = read(kept)
    let marks = back.decodeObject(of: [NSArray.self, Bookmark.self], forKey: "marks")
    #expect(kept.faults == [] && (marks as? [Bookmark])?.map(\.page) == [4, 5])
    #expect((back.decodeObject(of: NSArray.self, forKey: "marks"))?.count == 0)
  }

  @Test func `an element that cannot be kept is said, and the others are kept`() {
    let kept = coder()
    kept.encode([Bookmark(page: 4), UIView()], forKey: "list")
    #expect(kept.faults == [.notSaved(type: "UIView", key: "list")])
    let list = read(kept).decodeObject(of: [NSArray.self, Bookmark.self], forKey: "list")
    #expect((list as? [Bookmark])?.map(\.page) == [4])
  }

  @Test func `what cannot be kept is said and left out`() {
    let kept = coder()
    kept.encode(UIView(), forKey: "view")
    kept.encode(UIViewController(), forKey: "unnamed")
    kept.encode(UInt64.max as Any, forKey: "large")
    kept.encode([1: "a"] as [Int: String], forKey: "keys")
    #expect(kept.values.isEmpty && kept.faults.count == 4)
    #expect(kept.faults.first?.description.hasPrefix("UIView for “view” is not kept") == true)
  }

  @Test func `huge and endless things do not stop it`() {
    final class Endless: NSObject, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      override init() {}
      required init?(coder: NSCoder) { nil }
      func encode(with coder: NSCoder) { coder.encode(self, forKey: "self") }
    }
    let kept = coder()
    kept.encode(Endless(), forKey: "endless")
    var deep: Any = "bottom"
    for _ in 0..<5000 { deep = [deep] }
    kept.encode(deep, forKey: "deep")
    var tables: Any = "bottom"
    for _ in 0..<5000 { tables = ["k": tables] }
    kept.encode(tables, forKey: "tables")
    kept.encode(Data(count: 1 << 24), forKey: "data")
    kept.encode(
      String(repeating: "x", count: 1 << 20), forKey: String(repeating: "k", count: 1 << 16))
    #expect(kept.faults.contains { $0.description.contains("Endless") })
    #expect(kept.faults.contains { $0.description.contains("tables") })
    #expect(!read(kept).containsValue(forKey: "tables"))
  }

  @Test func `controllers write their states into any coder`() throws {
    let navigation = UINavigationController(rootViewController: NotePage("Root"))
    navigation.isNavigationBarHidden = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    navigation.encodeRestorableState(with: archiver)
    NotePage("Word").encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let (other, page) = (UINavigationController(), NotePage(""))
    other.decodeRestorableState(with: unarchiver)
    page.decodeRestorableState(with: unarchiver)
    #expect(other.isNavigationBarHidden && page.word == "Word")
  }
}
