/// Photos put together under a name: a topic of a service, or a collection somebody made.
public struct PhotoCollection: Hashable, Sendable, Codable {
    /// What its photos are asked for by.
    public let key: String
    /// The name to print.
    public let title: String
    /// What it is about.
    public let about: String?
    /// How many photos are in it, when the service tells.
    public let count: Int?
    /// Who put it together, where that is one person.
    public let author: Author?

    /// Everything but key and title is optional.
    public init(
        key: String, title: String, about: String? = nil, count: Int? = nil, author: Author? = nil
    ) {
        (self.key, self.title, self.about, self.count, self.author) = (key, title, about, count, author)
    }
}
