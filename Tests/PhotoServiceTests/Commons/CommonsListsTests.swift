import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsListsTests {
    /// Search with 200 results, whose replies list `categories` categories of each file in parts of `part`.
    private static func server(categories: Int, part: Int, isEndless: Bool = false) throws -> PreparedServer {
        try CommonsServer.start(assessed: 0, total: 200) { asked in
            guard asked.query["gsrsearch"]?.contains(" -haswbstatement") == true else { return nil }
            let offset = asked.query["gsroffset"].flatMap { Int($0) } ?? 0
            let size = asked.query["gsrlimit"].flatMap { Int($0) } ?? 0
            let start = asked.query["clcontinue"].flatMap { Int($0) } ?? 0
            let end = max(start, min(start + part, categories))
            let list = (start..<end).map {
                "{\"title\": \"Category:C\($0)\", \"hidden\": \($0 % 2 == 1)}"
            }
            let files = (offset..<min(offset + size, 200)).map { number in
                CommonsFixture.file(
                    number + 1,
                    page: ["categories": "[\(list.joined(separator: ","))]"]
                        .merging(start > 0 ? ["imageinfo": "null", "coordinates": "null"] : [:]) { $1 })
            }
            let isPart = end < categories || isEndless
            let next =
                isPart
                ? #"{"clcontinue": "\#(isEndless ? start + 1 : end)", "continue": "||imageinfo"}"#
                : offset + size < 200 ? #"{"gsroffset": \#(offset + size), "continue": "gsroffset||"}"# : "{}"
            return .init(
                body: """
                    {\(isPart ? "" : "\"batchcomplete\": true,") "continue": \(next),
                     "query": {"searchinfo": {"totalhits": 200}, "pages": [\(files.joined(separator: ","))]}}
                    """)
        }
    }

    @Test func `all pages of a search are listed if the categories of a page need several replies`()
        async throws
    {
        let server = try Self.server(categories: 12, part: 5)
        let catalog = try CommonsServer.catalog(server)
        var found: [Photo] = []
        for number in 1...7 {
            let page = try await catalog.page(
                of: .search(SearchQuery(keywords: "heron")), PageRequest(number: number, size: 30))
            #expect(page.hasMore == (number < 7))
            found += page.items
        }
        #expect(found.compactMap { Int($0.id.key) } == Array(1...200))
        #expect(found.allSatisfy { $0.tags == ["c0", "c2", "c4", "c6", "c8", "c10"] && $0.place != nil })
        let parts = server.requests.filter { $0.query["gsrsearch"]?.contains(" -haswbstatement") == true }
        #expect(parts.count == 7 * 3)
        #expect(parts.allSatisfy { $0.query["clprop"] == "hidden" && $0.query["clshow"] == nil })
    }

    @Test func `replies without an end are requested ten times, and the list goes on`() async throws {
        let server = try Self.server(categories: 1, part: 1, isEndless: true)
        let page = try await CommonsServer.catalog(server).page(
            of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 1, size: 30))
        #expect(page.items.count == 30 && page.hasMore)
        #expect(server.requests.count == 1 + 10)
    }

    @Test(
        arguments: [
            (#"{"title": "Category:A"}, {"title": "Category:B", "hidden": ""}"#, "format version 1"),
            (
                #"{"title": "Category:A", "hidden": false}, {"title": "Category:B", "hidden": true}"#,
                "version 2"
            ),
        ])
    func `hidden categories are decoded apart from the others`(list: String, version: String) throws {
        let json = CommonsFixture.file(1, page: ["categories": "[\(list)]"])
        let page = try JSONDecoder().decode(CommonsPagePayload.self, from: Data(json.utf8))
        #expect(page.categories == ["A"])
        #expect(page.hiddenCategories == ["B"])
    }

    @Test(arguments: [#""filemissing": true"#, #""filemissing": """#, #""filehidden": true"#])
    func `a page whose file is missing or hidden is left out`(flag: String) async throws {
        let files = (1...2).map { CommonsFixture.file($0) }
        let missing = files[0].replacing(#""imageinfo": [{"#, with: #""imageinfo": [{\#(flag), "#)
        #expect(missing != files[0])
        let server = try CommonsServer.start { _ in .init(body: CommonsFixture.page([missing, files[1]])) }
        let page = try await CommonsServer.catalog(server).page(of: .feed, PageRequest(number: 1, size: 2))
        #expect(page.items.map(\.id.key) == ["2"])
    }

    @Test func `the two requests for the first page of a search are sent at the same time`() async throws {
        let count = Mutex(0), second = DispatchSemaphore(value: 0)
        let isSecondSent = Mutex(false)
        let server = try CommonsServer.start(assessed: 4, total: 75) { asked in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 2 {
                let result = second.wait(timeout: .now() + .seconds(10))
                isSecondSent.withLock { $0 = result == .success }
            } else if number == 3 {
                second.signal()
            }
            return nil
        }
        let catalog = try CommonsServer.catalog(server)
        // libcurl opens a second connection when it knows that the first is not HTTP/2.
        _ = try await catalog.page(of: .feed, PageRequest(number: 2))
        let page = try await catalog.page(
            of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 1, size: 20))
        #expect(page.items.compactMap { Int($0.id.key) } == Array(1...20))
        #expect(isSecondSent.withLock { $0 })
        let next = try await catalog.page(
            of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 2, size: 20))
        #expect(next.items.compactMap { Int($0.id.key) } == Array(21...40))
        #expect(server.requests.count == 4)
    }
}
