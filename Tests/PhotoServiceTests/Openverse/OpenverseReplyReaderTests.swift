import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseReplyReaderTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    private func failure(_ status: Int, _ body: String, retryAfter: String? = nil) async -> CatalogError? {
        var headers = HTTPHeaders()
        headers["Retry-After"] = retryAfter
        let response = HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
        return await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await OpenverseReplyReader.read(
                OpenversePagePayload.self, from: response, hiding: nil, now: now)
        }
    }

    @Test(arguments: [
        (400, #"{"detail": {"license": ["License 'x' does not exist."], "a": "b"}}"#),
        (401, #"{"detail": "a: b; license: License 'x' does not exist."}"#),
        (200, #"{"detail": "a: b; license: License 'x' does not exist."}"#),
        (400, #"{"error": "invalid", "error_description": "a: b; license: License 'x' does not exist."}"#),
    ])
    func `the service's error message becomes part of the error, also for status 200`(
        status: Int, body: String
    ) async {
        let text = "a: b; license: License 'x' does not exist."
        #expect(await failure(status, body) == .refused(.service(.openverse, .message(text))))
    }

    @Test func `the end of a rate limit is read from the header, else from the message, at most a day ahead`()
        async
    {
        let text = #"{"detail": "Request was throttled. Expected available in 37 seconds."}"#
        #expect(await failure(429, text) == .rateLimited(until: now.addingTimeInterval(37)))
        #expect(await failure(429, text, retryAfter: "12") == .rateLimited(until: now.addingTimeInterval(12)))
        #expect(await failure(429, "<html>") == .rateLimited(until: nil))
        let huge = #"{"detail": "available in 999999999999 seconds."}"#
        #expect(await failure(429, huge) == .rateLimited(until: now.addingTimeInterval(86_400)))
    }

    @Test func `a network that Openverse blocks is recognized by the HTML page in the reply`() async {
        #expect(await failure(403, " <!DOCTYPE html><p>Blocked") == .impossible(.blockedNetwork))
        #expect(await failure(403, #"{"detail": "No."}"#) == .refused(.service(.openverse, .message("No."))))
    }

    @Test(arguments: [
        (200, ""), (200, " \n"), (200, "<html>"), (200, "[]"), (200, "{}"),
        (200, "{\"results\": [{\"id\": 1"),
        (204, ""), (301, ""), (500, #"{"detail": "x"}"#), (503, "<html>"),
    ])
    func `an empty or undecodable body or unexpected status is unreadable`(status: Int, body: String) async {
        guard case .unreadable = await failure(status, body) else {
            Issue.record("\(status) \(body)")
            return
        }
    }

    @Test func `a missing photo is an error, but an empty result is not`() async {
        #expect(await failure(200, OpenverseFixture.page([], count: 0, pages: 0)) == nil)
        #expect(await failure(404, #"{"detail": "Not found."}"#) == .notFound)
    }
}
