import GalleryCore
import Testing

@testable import UseCases

@Suite struct RequestedPagesTests {
    @Test func `a failed page is requested again, and each service has its own page numbers`() {
        let asked = RequestedPages()
        let fog = PhotoQuery.search(SearchQuery(keywords: "fog"))
        let first = asked.next(of: [fog], count: 1, on: .demo) { _ in 0 }
        #expect(first == [RequestedPages.Request(query: fog, number: 1)])
        for request in first { asked.fail(request, on: .demo) }
        #expect(asked.next(of: [fog], count: 1, on: .demo, before: { _ in 0 }) == first)
        #expect(asked.next(of: [fog], count: 1, on: .flickr, before: { _ in 0 }) == first)
    }

    @Test func `a new query starts after the pages that the user has already seen`() {
        let asked = RequestedPages()
        let fog = PhotoQuery.search(SearchQuery(keywords: "fog"))
        let numbers = (0..<2).flatMap { _ in
            asked.next(of: [fog], count: 1, on: .demo) { _ in 2 }.map(\.number)
        }
        #expect(numbers == [3, 4])
    }

    @Test func `two requests per page of recommendations fetch second pages of the first queries`() {
        let asked = RequestedPages()
        let queries = (0..<9).map { PhotoQuery.search(SearchQuery(keywords: "word\($0)")) }
        let first = asked.next(of: queries, count: 7, on: .demo) { _ in 0 }
        #expect(first.map(\.query) == [0, 1, 2, 3, 4, 0, 1].map { queries[$0] })
        #expect(first.map(\.number) == [1, 1, 1, 1, 1, 2, 2])
        let next = asked.next(of: queries, count: 6, on: .demo) { _ in 0 }
        #expect(next.map(\.query) == [5, 6, 7, 8, 2, 3].map { queries[$0] })
        #expect(next.map(\.number) == [1, 1, 1, 1, 2, 2])
    }

    @Test func `pages of a liked author are requested like pages of a search`() {
        let asked = RequestedPages()
        let author = PhotoQuery.author(.name("Ida"), on: .demo)
        let fog = PhotoQuery.search(SearchQuery(keywords: "fog"))
        let requests = asked.next(of: [author, fog], count: 4, on: .demo) { _ in 0 }
        #expect(requests.map(\.query) == [author, fog, author, fog])
        #expect(requests.map(\.number) == [1, 1, 2, 2])
    }
}
