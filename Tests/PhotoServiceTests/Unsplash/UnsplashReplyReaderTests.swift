import FoundationEssentials
import GalleryCore
import Testing
import Waiting
import Wording

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(1))) struct UnsplashReplyReaderTests {
    private static func failure(_ status: Int, _ body: String, retry: String? = nil) async -> CatalogError? {
        var headers = HTTPHeaders()
        headers["Retry-After"] = retry
        let response = HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
        do throws(CatalogError) {
            _ = try await UnsplashReplyReader.read(
                LossyArray<PhotoPayload>.self, from: response, hiding: "",
                now: Date(timeIntervalSince1970: 0))
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        (403, "Rate Limit Exceeded", CatalogError.rateLimited(until: nil)),
        (403, "Rate Limit Exceeded\n", .rateLimited(until: nil)),
        (200, "Rate Limit Exceeded", .rateLimited(until: nil)), (429, "", .rateLimited(until: nil)),
        (429, "{\"errors\": [\"slow\"]}", .rateLimited(until: nil)),
        (403, "{\"errors\": [\"no\", \"never\"]}", .refused("The service refuses: no; never.")),
        (
            403, "{\"errors\": [\"Rate Limit Exceeded is a word\"]}",
            .refused("The service refuses: Rate Limit Exceeded is a word.")
        ),
        (403, "<html>", .refused("The service refuses: status 403.")),
        (400, "{\"error\": \"bad\"}", .refused("The service refuses: bad.")),
        (401, "{\"errors\": [\"OAuth error\"]}", .unauthorized), (401, "", .unauthorized),
        (404, "{\"errors\": [\"Couldn't find Photo\"]}", .notFound),
        (
            410, "{\"errors\": [\"spam query\"]}",
            .impossible(Phrases.takenForSpam)
        ),
        (422, "", .refused("The service refuses: status 422.")),
        (500, "<html>", .unreadable("the service failed with status 500")),
        (503, "", .unreadable("the service failed with status 503")),
        (302, "", .unreadable("the service answered with status 302")),
        (200, "", .unreadable("the service sent nothing")),
        (200, "  \n", .unreadable("the service sent nothing")),
        (
            200, " <!DOCTYPE html>",
            .unreadable("a web page came instead of photos; the network may want you to sign in first")
        ),
        (200, "{\"errors\": [\"odd\"]}", .refused("odd")),
        (200, "[{\"id\": \"a\"", .unreadable(Self.other)), (200, "nonsense", .unreadable(Self.other)),
        (200, "{\"results\": []}", .unreadable(Self.other)), (200, "null", .unreadable(Self.other)),
        (200, "\u{FEFF}", .unreadable(Self.other)),
    ])
    func `every answer that is no list says what it is`(status: Int, body: String, expected: CatalogError)
        async
    {
        #expect(await Self.failure(status, body) == expected)
    }

    static let other = "the service sent something else than was asked for, or only a part of it"

    @Test func `a limit with a time says when`() async {
        let error = await Self.failure(429, "", retry: "90")
        #expect(error == .rateLimited(until: Date(timeIntervalSince1970: 90)))
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
        "[" + String(repeating: "1", count: 100_000) + "]", "[\"\\ud800\"]", "[\"\\u0000\"]", "[1e999, -0]",
        "[18446744073709551616]", "{\"a\":1,\"a\":2}", "[\u{0}]",
    ])
    func `hostile JSON is an error or an empty list, never a trap`(body: String) async {
        let failure = await Self.failure(200, body)
        if let failure { #expect(failure == .unreadable(Self.other)) }
    }

    @Test func `every way to cut a reply short is noticed`() async {
        let whole = Array(PhotoFixture.list([PhotoFixture.listed("a")]).utf8)
        for length in stride(from: 0, to: whole.count, by: 7) {
            let body = String(decoding: whole.prefix(length), as: UTF8.self)
            #expect(await Self.failure(200, body) != nil, "\(length) bytes")
        }
        #expect(await Self.failure(200, String(decoding: whole, as: UTF8.self)) == nil)
    }
}
