/// Request without address family and body.
struct ServiceRequest: Sendable {
    let method: String
    /// Percent-decoded path components.
    let path: [String]
    let query: [(name: String, value: String)]
    let authorization: String?
    let knownTag: String?

    init(
        method: String = "GET", path: [String], query: [(name: String, value: String)] = [],
        authorization: String? = nil, knownTag: String? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.authorization = authorization
        self.knownTag = knownTag
    }

    var parameters: Parameters { Parameters(query) }

    /// Whether the request has an access key; any value is accepted.
    var hasKey: Bool {
        if parameters["client_id"] != nil { return true }
        guard let authorization else { return false }
        return ["Client-ID ", "Bearer "].contains { scheme in
            authorization.hasPrefix(scheme) && authorization.utf8.count > scheme.utf8.count
        }
    }
}
