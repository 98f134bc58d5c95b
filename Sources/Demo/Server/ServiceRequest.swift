/// Request reduced to the data that the routes need, without body and independent of the HTTP library.
struct ServiceRequest: Sendable {
    var method = "GET"
    /// Percent-decoded path components.
    let path: [String]
    var query: [(name: String, value: String)] = []
    var authorization: String?
    var knownTag: String?

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
