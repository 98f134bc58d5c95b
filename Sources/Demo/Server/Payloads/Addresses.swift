/// The addresses that stand in the replies.
struct Addresses: Sendable {
    /// Where the server listens, such as `http://127.0.0.1:4711`.
    let base: String
    /// The pages of a web site that does not exist (RFC 2606 reserves the name).
    let site = "https://gallery.invalid"

    func image(_ key: String, _ parameters: String) -> String { "\(base)/images/\(key)?\(parameters)" }
    func photo(_ key: String) -> String { "\(base)/photos/\(key)" }
    func user(_ username: String) -> String { "\(base)/users/\(username)" }
    func topic(_ slug: String) -> String { "\(base)/topics/\(slug)" }
    func collection(_ id: String) -> String { "\(base)/collections/\(id)" }
}
