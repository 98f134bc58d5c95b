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
