import Foundation

@objcMembers
class Book: NSObject {

    let title: String
    let author: String
    let pageCount: Int

    /// How far it is read; others observe it.
    dynamic var pagesRead = 0 {
        didSet {
            if pagesRead > pageCount { pagesRead = pageCount }
        }
    }

    init(title: String, author: String, pageCount: Int) {
        self.title = title
        self.author = author
        self.pageCount = pageCount
        super.init()
    }

    var isFinished: Bool {
        return pagesRead >= pageCount
    }
}
