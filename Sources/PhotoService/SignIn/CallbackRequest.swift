enum CallbackRequest {
    /// Maximum bytes of a request. An address with a code has some 200; browsers add cookies of other local programs.
    static let limit = 8192

    /// Reply to a request; `nil` until its head is complete. Serves only pages that a browser opens in a tab: a GET
    /// with this host's name (no DNS rebinding), without origin, and not for an image, frame or script of another page.
    static func reply(
        to bytes: [UInt8], port: Int, answer: (_ path: String, CallbackQuery) -> CallbackReply
    ) -> [UInt8]? {
        guard bytes.count <= limit else { return response("431 Request Header Fields Too Large") }
        guard bytes.firstRange(of: Array("\r\n\r\n".utf8)) != nil else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let requestLine = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard requestLine.count == 3, requestLine[2].hasPrefix("HTTP/1.") else {
            return response("400 Bad Request")
        }
        let head = lines.dropFirst().prefix { !$0.isEmpty }
        let hosts = values(of: "host", in: head)
        guard hosts.count == 1, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(hosts[0]) else {
            return response("400 Bad Request")
        }
        guard requestLine[0] == "GET" else { return response("405 Method Not Allowed", ["Allow: GET"]) }
        guard values(of: "origin", in: head).isEmpty,
            values(of: "sec-fetch-mode", in: head).allSatisfy({ $0 == "navigate" }),
            values(of: "sec-fetch-dest", in: head).allSatisfy({ $0 == "document" })
        else { return response(SignInStatus.forbidden.rawValue) }
        let halves = requestLine[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        switch answer(String(halves[0]), CallbackQuery(halves.count > 1 ? halves[1] : "")) {
        case .page(let status, let sentence): return response(status.rawValue, sentence: sentence)
        case .redirect(let page): return response("302 Found", ["Location: \(page)"])
        case .notFound: return response("404 Not Found")
        }
    }

    private static func values(of name: String, in head: some Sequence<Substring>) -> [String] {
        head.filter { $0.lowercased().hasPrefix(name + ":") }
            .map { $0.dropFirst(name.count + 1).filter { $0 != " " }.lowercased() }
    }

    /// The page loads nothing, is not cached, and sends no referrer.
    private static func response(
        _ status: String, _ fields: [String] = [], sentence: String = ""
    ) -> [UInt8] {
        let body = Array(
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>gallery</title><p>\(sentence)</p>\n".utf8)
        let head =
            [
                "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8",
                "Content-Length: \(body.count)", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
                "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
                "X-Content-Type-Options: nosniff", "Connection: close",
            ] + fields
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
