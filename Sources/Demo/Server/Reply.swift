import FoundationEssentials

struct Reply: Sendable {
    var status = 200
    var headers: [(name: String, value: String)] = []
    var body = Data()

    init(_ json: JSON, status: Int = 200) {
        self.status = status
        headers = [("Content-Type", "application/json")]
        body = Data(json.text)
    }

    init(status: Int = 200, mediaType: String, body: Data) {
        self.status = status
        headers = [("Content-Type", mediaType)]
        self.body = body
    }

    init(_ error: ServiceError) { self.init(error.body, status: error.status) }

    init(notModified tag: String) {
        status = 304
        headers = [("ETag", tag)]
    }

    /// As at Unsplash when the hourly limit is exceeded: plain text labeled as JSON.
    static var rateLimitExceeded: Reply {
        Reply(status: 403, mediaType: "application/json", body: Data("Rate Limit Exceeded".utf8))
    }

    mutating func add(_ name: String, _ value: String) { headers.append((name, value)) }

    func value(of name: String) -> String? { headers.first { $0.name == name }?.value }
}
