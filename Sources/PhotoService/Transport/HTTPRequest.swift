import GalleryCore

/// A request with everything that bounds its answer.
struct HTTPRequest: Sendable {
    var url: String
    /// Value of the `Authorization` header.
    ///
    /// A field of its own, as this is the one header that libcurl keeps back when a redirect leads to another
    /// host, scheme or port; a key in any other header would follow.
    var authorization: String?
    /// Further headers, none of them secret.
    var headers: [String: String] = [:]
    /// Decoded bytes of body; one more ends the request.
    var byteLimit: Int
    /// How long it may take.
    var deadlines: Deadlines
    /// Whom it may talk to.
    var reach: Reach
    /// Whether a redirect is followed; never where the address itself holds a secret.
    var followsRedirects = true
    /// Whether to offer the encodings libcurl has. Pictures are compressed already, and a body of declared
    /// length shows when it was cut, which a decompressed one does not.
    var offersCompression = false
    /// What it is for; refusals count for everything asked for the same purpose.
    var purpose = Purpose.reply
    /// A body makes it a POST: sent once, over a connection of its own, to the host named and nowhere else.
    var body: [UInt8]?
    /// A DELETE; without a body.
    var isDeletion = false
    /// Whether it may be sent again after a failure, unless it is a POST: what counts something is sent once.
    var isRepeatable = true
    /// Whether a result on screen depends on it.
    var isAwaited = true

    /// What an answer is wanted for. Services count replies and pictures apart.
    enum Purpose: Hashable, Sendable {
        case reply, picture
    }

    /// What a refusal of it counts for: the host, and the purpose.
    var allowance: RequestQuota { RequestQuota(host: url.hostForMessages.lowercased(), purpose: purpose) }

    /// A reply in JSON: at most 8 MiB.
    static func reply(
        _ url: String, authorization: String?, headers: [String: String], reach: Reach
    ) -> HTTPRequest {
        HTTPRequest(
            url: url, authorization: authorization, headers: headers, byteLimit: 8 << 20, deadlines: .reply,
            reach: reach, offersCompression: true)
    }

    /// A form to be sent (application/x-www-form-urlencoded), answered in JSON.
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

    /// A picture for showing: at most 64 MiB. Of one that is `known` the host may answer that nothing has changed.
    static func picture(_ url: String, reach: Reach, unless known: FetchedPicture? = nil) -> HTTPRequest {
        HTTPRequest(
            url: url, headers: (known?.stamp).map(KeepingHeaders.condition) ?? [:], byteLimit: 64 << 20,
            deadlines: .picture, reach: reach, purpose: .picture)
    }

    /// A full-size file: at most 1 GiB.
    static func file(_ url: String, reach: Reach) -> HTTPRequest {
        HTTPRequest(url: url, byteLimit: 1 << 30, deadlines: .file, reach: reach, purpose: .picture)
    }
}
