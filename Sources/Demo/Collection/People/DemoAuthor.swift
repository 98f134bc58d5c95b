/// One of the invented people.
struct DemoAuthor: Equatable, Sendable {
    let name: String
    let username: String
    let place: String?

    /// What stands before the first space; the service splits names in two.
    var firstName: String { String(name.prefix { $0 != " " }) }

    /// The rest, when there is one.
    var lastName: String? {
        name.firstIndex(of: " ").map { String(name[name.index(after: $0)...]) }
    }
}
