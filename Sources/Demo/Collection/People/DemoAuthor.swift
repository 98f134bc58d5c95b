struct DemoAuthor: Equatable, Sendable {
    let name: String
    let username: String
    let place: String?

    /// Name up to the first space, where Unsplash divides names.
    var firstName: String { String(name.prefix { $0 != " " }) }

    var lastName: String? {
        name.firstIndex(of: " ").map { String(name[name.index(after: $0)...]) }
    }
}
