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
    /// Off for pictures, which are compressed already, so that `Content-Length` detects a truncated body.
    var offersCompression = false
    var purpose = Purpose.reply
    /// Makes the request a POST: sent once, on a new connection, without redirects.
    var body: [UInt8]?
    var isDeletion = false
    var method: String { isDeletion ? "DELETE" : body == nil ? "GET" : "POST" }
    /// Whether a GET may be retried; `false` if a second request would be counted again or rejected.
    var isRepeatable = true
    var isAwaited = true

    /// Services count replies and pictures separately.
    enum Purpose: Hashable, Sendable {
        case reply, picture
    }

    var allowance: RequestQuota { RequestQuota(host: url.hostForMessages.lowercased(), purpose: purpose) }

    /// JSON reply of at most 8 MiB.
    static func reply(
        _ url: String, authorization: String?, headers: [String: String], reach: Reach
    ) -> HTTPRequest {
        HTTPRequest(
            url: url, authorization: authorization, headers: headers, byteLimit: 8 << 20, deadlines: .reply,
            reach: reach, offersCompression: true)
    }

    /// Form (application/x-www-form-urlencoded) with a JSON reply.
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

    /// Picture for display, at most 64 MiB; revalidates `known`.
    static func picture(_ url: String, reach: Reach, unless known: FetchedPicture? = nil) -> HTTPRequest {
        HTTPRequest(
            url: url, headers: (known?.stamp).map(KeepingHeaders.condition) ?? [:], byteLimit: 64 << 20,
            deadlines: .picture, reach: reach, purpose: .picture)
    }

    /// Full-size file, at most 1 GiB.
    static func file(_ url: String, reach: Reach) -> HTTPRequest {
        HTTPRequest(url: url, byteLimit: 1 << 30, deadlines: .file, reach: reach, purpose: .picture)
    }
}
