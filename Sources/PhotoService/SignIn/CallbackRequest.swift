/// A request of a browser to the listener, and the response.
enum CallbackRequest {
    /// An address with a code has some 200 bytes; browsers add cookies of other programs on this computer.
    static let limit = 8192

    /// Nil while the head is not complete. What is no GET of `/` for this computer is refused: names of other hosts
    /// that lead here are those of pages which want to read the answer.
    static func reply(
        to bytes: [UInt8], port: Int, answer: (CallbackQuery) -> String?
    ) -> [UInt8]? {
        guard bytes.count <= limit else { return response("431 Request Header Fields Too Large") }
        guard bytes.firstRange(of: Array("\r\n\r\n".utf8)) != nil else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return response("400 Bad Request") }
        let hosts = lines.dropFirst().prefix { !$0.isEmpty }.filter { $0.lowercased().hasPrefix("host:") }
            .map { $0.dropFirst(5).filter { $0 != " " }.lowercased() }
        guard hosts.count == 1, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(hosts[0]) else {
            return response("400 Bad Request")
        }
        guard words[0] == "GET" else { return response("405 Method Not Allowed") }
        let halves = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves[0] == "/", let sentence = answer(CallbackQuery(halves.count > 1 ? halves[1] : "")) else {
            return response("404 Not Found")
        }
        return response("200 OK", sentence)
    }

    /// Nothing is loaded from it, kept, or told to other sites.
    private static func response(_ status: String, _ sentence: String = "") -> [UInt8] {
        let body = Array(
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>gallery</title><p>\(sentence)</p>\n".utf8)
        let head = [
            "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8", "Content-Length: \(body.count)",
            "Cache-Control: no-store", "Referrer-Policy: no-referrer",
            "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff", "Connection: close",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
