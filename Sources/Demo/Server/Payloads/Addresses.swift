struct Addresses: Sendable {
    /// Base URL of the server, such as `http://127.0.0.1:4711`.
    let base: String
    /// Base URL of web pages, on a reserved domain that does not exist (RFC 2606).
    let site = "https://gallery.invalid"

    func image(_ key: String, _ parameters: String) -> String { "\(base)/images/\(key)?\(parameters)" }
    func photo(_ key: String) -> String { "\(base)/photos/\(key)" }
    func user(_ username: String) -> String { "\(base)/users/\(username)" }
    func topic(_ slug: String) -> String { "\(base)/topics/\(slug)" }
    func collection(_ id: String) -> String { "\(base)/collections/\(id)" }
}
