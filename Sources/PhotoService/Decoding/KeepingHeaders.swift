import FoundationEssentials
import GalleryCore

/// Cache headers (RFC 9111, 5; RFC 9110, 8.8 and 13.1).
enum KeepingHeaders {
    /// Cache metadata of a response. For status 304, omitted fields come from the stored `before` (RFC 9111, 4.3.4).
    static func stamp(_ headers: HTTPHeaders, now: Date, before: PictureStamp? = nil) -> PictureStamp {
        let orders = directives(headers["Cache-Control"] ?? "")
        return PictureStamp(
            entityTag: headers["ETag"] ?? before?.entityTag,
            lastModified: headers["Last-Modified"] ?? before?.lastModified,
            lifetime: lifetime(orders, headers, now: now) ?? before?.lifetime,
            isStorable: orders["no-store"] == nil)
    }

    static func condition(_ stored: PictureStamp) -> [String: String] {
        var headers: [String: String] = [:]
        if let tag = stored.entityTag { headers["If-None-Match"] = tag }
        // Sent even with an ETag: servers that support ETags ignore the date (RFC 9110, 13.1.3).
        if let date = stored.lastModified { headers["If-Modified-Since"] = date }
        return headers
    }

    /// Lifetime in seconds; `nil` if not specified. An invalid lifetime counts as 0, as RFC 9111, 4.2.1 recommends.
    private static func lifetime(_ orders: [String: String], _ headers: HTTPHeaders, now: Date) -> Int? {
        if orders["no-cache"] != nil { return 0 }
        if let text = orders["max-age"] {
            return max(0, number(text) - number(headers["Age"] ?? ""))
        }
        guard let expires = headers["Expires"] else { return nil }
        guard let end = HTTPDate.parse(expires, now: now) else { return 0 }
        let sent = headers["Date"].flatMap { HTTPDate.parse($0, now: now) } ?? now
        return Int(clamping: min(max(end.timeIntervalSince(sent), 0), 1e9))
    }

    private static func number(_ text: String) -> Int {
        text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(text.prefix(10)) ?? 0 : 0
    }

    /// Directive names in lower case, and values without quotes; the first of duplicates wins.
    private static func directives(_ text: String) -> [String: String] {
        let parts = text.split(separator: ",").map { part in
            part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { half in
                half.filter { !$0.isWhitespace && $0 != "\"" }
            }
        }
        return Dictionary(
            parts.map { ($0[0].lowercased(), $0.count > 1 ? String($0[1]) : "") },
            uniquingKeysWith: { first, _ in first })
    }
}
