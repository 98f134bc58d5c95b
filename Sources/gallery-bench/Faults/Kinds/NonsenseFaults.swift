import PseudoTerminals

/// Answers that are none.
enum NonsenseFaults {
    private static let page = "<!DOCTYPE html><html><head><title>Sign in to Wi-Fi</title></head></html>"
    private static let trace = "Traceback (most recent call last):\n  File \"app.py\", line 7\nKeyError: 'q'"

    static let all = [
        Fault.answered("403 with text", "403 Forbidden", body: "You shall not pass"),
        Fault.answered("403 with a page", "403 Forbidden", body: page),
        Fault.answered("401", "401 Unauthorized", body: "{\"errors\": [\"OAuth error\"]}"),
        Fault.answered("HTML for JSON", "200 OK", ["Content-Type: text/html"], body: page),
        Fault.answered("a stack trace with 200", "200 OK", body: trace),
        Fault.answered("XML for JSON", "200 OK", body: "<?xml version=\"1.0\"?><rsp stat=\"fail\"/>"),
        Fault.answered("null", "200 OK", body: "null"),
        Fault.answered(
            "stat=fail with 200 (Flickr)", "200 OK",
            body: "{\"stat\": \"fail\", \"code\": 3, \"message\": \"Parameterless searches are off\"}",
            service: "flickr"),
        Fault.answered(
            "stat=fail, code \"105\" as text (Flickr)", "200 OK",
            body: "{\"stat\": \"fail\", \"code\": \"105\", \"message\": \"Service unavailable\"}",
            service: "flickr"),
        Fault.answered(
            "stat=fail, key refused (Flickr)", "200 OK",
            body: "{\"stat\": \"fail\", \"code\": 100, \"message\": \"Invalid API Key\"}", service: "flickr"),
        Fault.answered(
            "escapes in an error", "400 Bad Request",
            body: "{\"errors\": [\"\\u001b]0;x\\u0007\\u001b[2J\\r\\nsave 1\\r\\n\"]}"),
        Fault.served("no HTTP at all") { connection, _, _ in
            connection.send("220 mail.example.org ESMTP\r\n")
            return false
        },
    ]
}
