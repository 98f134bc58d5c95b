import GalleryCore
import Testing

@testable import Screens

@Suite struct AskedPagesTests {
    @Test func `what failed is asked for again, and so is it on another service`() {
        let asked = AskedPages()
        let fog = PhotoQuery.search(SearchQuery(words: "fog"))
        let first = asked.next(of: [fog], count: 1, on: .demo) { _ in 0 }
        #expect(first == [AskedPages.Request(query: fog, number: 1)])
        for request in first { asked.fail(request, on: .demo) }
        #expect(asked.next(of: [fog], count: 1, on: .demo, before: { _ in 0 }) == first)
        #expect(asked.next(of: [fog], count: 1, on: .flickr, before: { _ in 0 }) == first)
    }

    @Test func `what was seen elsewhere is skipped, once`() {
        let asked = AskedPages()
        let fog = PhotoQuery.search(SearchQuery(words: "fog"))
        let numbers = (0..<2).flatMap { _ in
            asked.next(of: [fog], count: 1, on: .demo) { _ in 2 }.map(\.number)
        }
        #expect(numbers == [3, 4])
    }
}
