import GalleryCore

struct HTTPRequest: Sendable {
    var url: String
    /// Value of the `Authorization` header. Keys go here: libcurl drops only this header on redirects to other hosts.
    var authorization: String?
    /// Further headers, without secrets.
    var headers: [String: String] = [:]
    var byteLimit: Int
    var deadlines: Deadlines
    var reach: Reach
    /// `false` for an address that contains a secret.
    var followsRedirects = true
    /// Off for pictures: they are already compressed, and `Content-Length` then detects a truncated body.
    var offersCompression = false
    var purpose = Purpose.reply
    /// Makes the request a POST, which is sent once, on a new connection, without redirects.
    var body: [UInt8]?
    var isDeletion = false
    var method: String { isDeletion ? "DELETE" : body == nil ? "GET" : "POST" }
    /// Whether a request without body may be retried; `false` if the service would count or reject the second request.
    var isRepeatable = true
    var isAwaited = true

    /// Requests for replies and for pictures have separate limits and backoffs.
    enum Purpose: Hashable, Sendable {
        case reply, picture
    }

    var allowance: RequestQuota { RequestQuota(host: url.hostForMessages.lowercased(), purpose: purpose) }

    static func reply(
        _ url: String, authorization: String? = nil,
        headers: [String: String] = ["Accept": "application/json"], reach: Reach
    ) -> HTTPRequest {
        HTTPRequest(
            url: url, authorization: authorization, headers: headers, byteLimit: 8 << 20, deadlines: .reply,
            reach: reach, offersCompression: true)
    }

    static func form(
        _ url: String, _ fields: [(name: String, value: String)], reach: Reach
    ) -> HTTPRequest {
        let text = fields.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(
            separator: "&")
        return HTTPRequest(
            url: url, headers: ["Accept": "application/json"], byteLimit: 1 << 20, deadlines: .reply,
            reach: reach,
            body: Array(text.utf8))
    }

    static func picture(_ url: String, reach: Reach, unless known: FetchedPicture? = nil) -> HTTPRequest {
        HTTPRequest(
            url: url, headers: (known?.stamp).map(KeepingHeaders.condition) ?? [:], byteLimit: 64 << 20,
            deadlines: .picture, reach: reach, purpose: .picture)
    }

    static func file(_ url: String, reach: Reach) -> HTTPRequest {
        HTTPRequest(url: url, byteLimit: 1 << 30, deadlines: .file, reach: reach, purpose: .picture)
    }
}

struct Deadlines: Sendable {
    /// Limit for name resolution, connection and TLS handshake together.
    var connect: Duration = .seconds(10)
    /// Maximum time at less than 100 bytes per second. Whole seconds, at least 1.
    var idle: Duration = .seconds(15)
    /// Limit for the whole request, which also ends transfers just above the idle rate.
    var total: Duration

    /// For a reply of a few hundred kilobytes.
    static let reply = Deadlines(total: .seconds(30))
    static let picture = Deadlines(total: .seconds(60))
    /// For a full-size file on a slow connection.
    static let file = Deadlines(total: .seconds(3600))
    static let check = Deadlines(connect: .seconds(2), idle: .seconds(2), total: .seconds(2))
    static let report = Deadlines(connect: .seconds(5), idle: .seconds(5), total: .seconds(5))
}

extension Duration {
    /// Milliseconds for libcurl; at least 1, since 0 means no limit.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
