import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct SQLiteDownloadReportsTests {
    private let folder = TemporaryFolder()

    private func report(_ key: String, age: Double) -> DownloadReport {
        DownloadReport(photo: photo(key).id, address: "/\(key)", date: Date(timeIntervalSinceNow: -age))
    }

    @Test func `stored reports are returned by the next program, oldest first, one for each photo`() throws {
        let first = SQLiteDownloadReports(GalleryDatabase(folder: folder.path))
        try first.add([report("b", age: 10), report("a", age: 20), report("b", age: 30)])
        let next = SQLiteDownloadReports(GalleryDatabase(folder: folder.path))
        #expect(try next.oldest()?.address == "/a")
        #expect(try next.remove(photo("a").id))
        #expect(try !first.remove(photo("a").id))
        #expect(try next.oldest()?.address == "/b")
        #expect(try next.remove(photo("b").id) && next.oldest() == nil)
    }

    @Test func `reports older than a week and more than 500 are dropped, oldest first`() throws {
        let reports = SQLiteDownloadReports(GalleryDatabase(folder: folder.path))
        try reports.add([report("old", age: 8 * 86_400)])
        #expect(try reports.oldest() == nil)
        try reports.add((1...502).map { report("\($0)", age: Double(1000 - $0)) })
        #expect(try reports.oldest()?.address == "/3")
    }
}
