import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RefusedAnswerTests {
    static let shapes: [(status: Int, body: String)] = [
        (200, #"{"stat": "fail", "code": "105", "message": "Service currently unavailable"}"#),
        (200, #"{"stat": "fail", "code": 100, "message": "Invalid API Key (Key has invalid format)"}"#),
        (200, "<!DOCTYPE html><html><head><title>Sign in</title></head><body>Wi-Fi</body></html>"),
        (200, "\u{FEFF}\n <html><body onload=\"x()\">"),
        (200, #"<?xml version="1.0"?><rsp stat="fail"><err code="1" msg="no"/></rsp>"#),
        (200, ""), (200, "null"), (200, "{}"), (200, "\"photos\""), (200, "[[[]]]"),
        (200, "callback({\"photos\": 1})"),
        (200, "Traceback (most recent call last):\n  File \"app.py\", line 7, in <module>\nKeyError: 'q'"),
        (403, "Rate Limit Exceeded"), (403, "<html><h1>403 Forbidden</h1></html>"),
        (418, "panic: runtime error\n\ngoroutine 1 [running]:\nmain.main()"),
        (302, ""), (500, "<html><hr>nginx/1.22.1</html>"), (502, "Bad Gateway\r\n"),
        (503, #"{"errors": ["Service Unavailable"]}"#), (504, "upstream request timeout"),
        (400, #"{"errors": ["a\nb\r\u001b[31mc"], "detail": "a\nb\r\u001b[31mc", "message": "a\nb"}"#),
    ]

    @Test(arguments: TestedService.allCases, shapes)
    func `the error for an invalid reply contains no HTML, stack trace or JSON`(
        service: TestedService, shape: (status: Int, body: String)
    ) async throws {
        let server = try PreparedServer { _ in .init(status: shape.status, body: shape.body) }
        guard case .failure(let error) = try await service.search("fog", at: server.base) else {
            Issue.record("\(shape) was taken for photos")
            return
        }
        // Control characters are escaped as `\u{1B}` here, so the braces of escapes are removed before the check.
        let told = "\(error)".replacing(#"\u{"#, with: "")
        #expect(told.count < 300, "\(told)")
        for part in ["<", "{", "[[", "Traceback", "goroutine", "nginx", #"\n"#, #"\r"#] {
            #expect(!told.contains(part), "\(told)")
        }
    }
}
