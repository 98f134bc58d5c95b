import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsReplyReaderTests {
    private static let now = Date(timeIntervalSince1970: 1_000_000)

    private static func read(
        _ status: Int, _ body: String, _ headers: [String: String] = [:]
    ) async -> Result<CommonsReply, CatalogError> {
        var fields = HTTPHeaders()
        for (name, value) in headers { fields[name] = value }
        let response = HTTPResponse(status: status, headers: fields, body: Array(body.utf8))
        do throws(CatalogError) {
            return .success(try await CommonsReplyReader.read(from: response, now: now))
        } catch {
            return .failure(error)
        }
    }

    private static let lag = """
        {"error": {"code": "maxlag", "info": "Waiting for 10.64.16.12: 5.0743770599365 seconds lagged.",
         "host": "10.64.16.12", "lag": 5.074377059936523, "type": "db", "*": "See https://x"}, "servedby": "mw1378"}
        """

    private static let faults: [(Int, String, [String: String], CatalogError)] = [
        (429, "<html>Too many requests</html>", ["Retry-After": "18"], .rateLimited(until: now + 18)),
        (429, "", [:], .rateLimited(until: nil)),
        (
            200, #"{"error": {"code": "ratelimited", "info": "Slow down."}}"#, ["Retry-After": "39"],
            .rateLimited(until: now + 39)
        ),
        (200, lag, ["Retry-After": "7"], .unavailable(until: now + 7)),
        (503, lag, [:], .unavailable(until: now + 5)),
        (
            403, "Please set a user-agent and respect our robot policy https://w.wiki/4wJS.", [:],
            .refused(.service(.commons, .status(403)))
        ),
        (403, "<html><h1>403 Forbidden</h1></html>", [:], .refused(.service(.commons, .status(403)))),
        (200, "<!DOCTYPE html><html>Wi-Fi</html>", [:], .unreadable(.webPage)),
        (200, "", [:], .unreadable(.empty)),
        (200, #"{"batchcomplete": true, "query": "x"}"#, [:], .unreadable(.unexpected)),
        (200, #"{"query": {"pages": "x"}}"#, [:], .unreadable(.unexpected)),
        (200, #"{"query": {"allcategories": 3}}"#, [:], .unreadable(.unexpected)),
        (200, "{}", [:], .unreadable(.unexpected)), (200, "null", [:], .unreadable(.unexpected)),
        (200, #"{"error": {"code": "missingtitle", "info": "The page does not exist."}}"#, [:], .notFound),
        (
            200, #"{"error": {"code": "badvalue", "info": "Unrecognized value."}}"#, [:],
            .refused(.service(.commons, .message("Unrecognized value.")))
        ),
        (500, "<html/>", [:], .unreadable(.serverError(500))), (302, "", [:], .unreadable(.status(302))),
    ]

    @Test(arguments: faults.indices)
    func `a refusal or an invalid reply throws the error for its status, code or content`(index: Int) async {
        let (status, body, headers, expected) = Self.faults[index]
        guard case .failure(let error) = await Self.read(status, body, headers) else {
            Issue.record("\(body) was accepted")
            return
        }
        #expect(error == expected)
    }

    @Test
    func `pages are also decoded from an object, as in format version 1, and invalid pages are skipped`()
        async throws
    {
        let body = """
            {"batchcomplete": "", "continue": {"gsroffset": 6, "continue": "gsroffset||"},
             "query": {"normalized": [{"from": "a", "to": "b"}], "pages": {
              "8": {"pageid": 8, "title": "File:B.jpg", "index": 4, "imageinfo": [{"url": "https://x/b.jpg"}]},
              "9": {"pageid": 9, "title": "File:A.jpg", "index": 2, "imageinfo": []},
              "-1": {"title": "File:{.jpg", "invalidreason": "It contains invalid characters.", "invalid": ""}}}}
            """
        let reply = try await Self.read(200, body).get()
        #expect(reply.pages.map(\.id) == ["9", "8"])
        #expect(reply.broken == 1)
        #expect(reply.continuation.map(\.value) == ["gsroffset||", "6"])
    }

    @Test func `after a reply with a long Retry-After, no further requests are sent to the host`()
        async throws
    {
        let server = try CommonsServer.start { _ in
            .init(status: 429, headers: ["Retry-After": "60"], body: "")
        }
        let catalog = try CommonsServer.catalog(server)
        for _ in 0..<3 {
            let error = await CommonsServer.failure { () throws(CatalogError) in
                _ = try await catalog.page(of: .feed, PageRequest(number: 2))
            }
            guard case .rateLimited(.some) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
        #expect(server.requests.count == 1)
        #expect(catalog.budget()?.refusedUntil != nil)
    }
}
