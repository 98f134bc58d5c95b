import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnsplashReplyReaderTests {
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

    @Test(
        arguments: [
            (403, "Rate Limit Exceeded", CatalogError.rateLimited(until: nil)),
            (403, "Rate Limit Exceeded\n", .rateLimited(until: nil)),
            (200, "Rate Limit Exceeded", .rateLimited(until: nil)), (429, "", .rateLimited(until: nil)),
            (429, "{\"errors\": [\"slow\"]}", .rateLimited(until: nil)),
            (403, "{\"errors\": [\"no\", \"never\"]}", .refused(.service(nil, .message("no; never")))),
            (
                403, "{\"errors\": [\"Rate Limit Exceeded is a word\"]}",
                .refused(.service(nil, .message("Rate Limit Exceeded is a word")))
            ),
            (403, "<html>", .refused(.service(nil, .status(403)))),
            (400, "{\"error\": \"bad\"}", .refused(.service(nil, .message("bad")))),
            (401, "{\"errors\": [\"OAuth error\"]}", .unauthorized), (401, "", .unauthorized),
            (404, "{\"errors\": [\"Couldn't find Photo\"]}", .notFound),
            (
                410, "{\"errors\": [\"spam query\"]}",
                .impossible(.spam)
            ),
            (422, "", .refused(.service(nil, .status(422)))),
            (500, "<html>", .unreadable(.serverError(500))),
            (503, "", .unreadable(.serverError(503))),
            (302, "", .unreadable(.status(302))),
            (200, "", .unreadable(.empty)),
            (200, "  \n", .unreadable(.empty)),
            (
                200, " <!DOCTYPE html>",
                .unreadable(.webPage)
            ),
            (200, "{\"errors\": [\"odd\"]}", .refused(.service(nil, .message("odd")))),
            (200, "[{\"id\": \"a\"", .unreadable(.unexpected)), (200, "nonsense", .unreadable(.unexpected)),
            (200, "{\"results\": []}", .unreadable(.unexpected)), (200, "null", .unreadable(.unexpected)),
            (200, "\u{FEFF}", .unreadable(.unexpected)),
        ] as [(Int, String, CatalogError)])
    func `a refusal or an invalid list reply throws the error for its status or content`(
        status: Int, body: String, expected: CatalogError
    )
        async
    {
        #expect(await Self.failure(status, body) == expected)
    }

    @Test func `a rate limit ends after the number of seconds in Retry-After`() async {
        let error = await Self.failure(429, "", retry: "90")
        #expect(error == .rateLimited(until: Date(timeIntervalSince1970: 90)))
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
        "[" + String(repeating: "1", count: 100_000) + "]", "[\"\\ud800\"]", "[\"\\u0000\"]", "[1e999, -0]",
        "[18446744073709551616]", "{\"a\":1,\"a\":2}", "[\u{0}]",
    ])
    func `hostile JSON is either decoded or refused as unexpected`(body: String) async {
        let failure = await Self.failure(200, body)
        if let failure { #expect(failure == .unreadable(.unexpected)) }
    }

    @Test func `a truncated reply is an error`() async {
        let whole = Array(PhotoFixture.list([PhotoFixture.listed("a")]).utf8)
        for length in stride(from: 0, to: whole.count, by: 7) {
            let body = String(decoding: whole.prefix(length), as: UTF8.self)
            #expect(await Self.failure(200, body) != nil, "\(length) bytes")
        }
        #expect(await Self.failure(200, String(decoding: whole, as: UTF8.self)) == nil)
    }
}
