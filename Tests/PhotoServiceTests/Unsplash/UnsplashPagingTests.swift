import GalleryCore
import Testing

@testable import PhotoService

@Suite struct UnsplashPagingTests {
    private static func headers(_ values: [String: String]) -> HTTPHeaders {
        var headers = HTTPHeaders()
        for (name, value) in values { headers[name] = value }
        return headers
    }

    @Test(arguments: [
        ("<https://h/p?page=9>; rel=\"last\", <https://h/p?page=2>; rel=\"next\"", true),
        ("<https://h/p?page=1>; rel=\"first\",<https://h/p?page=8>; rel=prev", false),
        ("<https://h/p?a=1,2;rel=next>; rel=\"last\"", false), ("<x>; REL=\"last Next\"", true), ("", false),
        ("<x>; rel=\"nextish\"", false), ("<x>; title=\"next\"", false), ("<<<<>;;;,,,=", false),
    ])
    func `a next page exists only if the rel of a link contains "next"`(header: String, expected: Bool) {
        #expect(LinkHeader.hasNext(header) == expected)
    }

    @Test func `a short page with a next link has further pages`() {
        let paging = UnsplashPaging(
            request: PageRequest(number: 1), itemCount: 3,
            headers: Self.headers(["Link": "<x>; rel=\"next\"", "X-Total": "60"]))
        #expect(paging.hasMore)
        #expect(paging.total == 60)
    }

    @Test func `an empty page is the last one, whatever the headers`() {
        let paging = UnsplashPaging(
            request: PageRequest(number: 5), itemCount: 0, pageCount: 99,
            headers: Self.headers(["Link": "<x>; rel=\"next\""]))
        #expect(!paging.hasMore)
    }

    @Test(arguments: [(1, 3, true), (3, 3, false), (4, 3, false)])
    func `without a Link header, the page count determines the last page`(
        number: Int, pages: Int, expected: Bool
    ) {
        let paging = UnsplashPaging(
            request: PageRequest(number: number), itemCount: 30, bodyTotal: 75, pageCount: pages,
            headers: HTTPHeaders())
        #expect(paging.hasMore == expected)
        #expect(paging.total == 75)
    }

    @Test(arguments: [("61", true), ("60", false), ("-1", true), ("many", true)])
    func `without a page count, a valid total determines the last page`(total: String, expected: Bool) {
        let paging = UnsplashPaging(
            request: PageRequest(number: 2), itemCount: 30, headers: Self.headers(["x-total": total]))
        #expect(paging.hasMore == expected)
    }

    @Test(arguments: [
        ("5000", "4990", 4990), ("50", "0", 0), ("50", "99999999", nil), ("0", "0", nil), ("x", "1", nil),
        ("99999999", "99999999", nil), ("50", "-1", nil),
    ])
    func `a request limit is read from the headers only if it is plausible`(
        limit: String, left: String, expected: Int?
    ) {
        let headers = Self.headers(["x-rateLIMIT-limit": limit, "X-Ratelimit-Remaining": left])
        #expect(RateHeaders.budget(headers)?.remaining == expected)
    }
}
