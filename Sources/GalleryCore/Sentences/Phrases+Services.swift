extension Phrases {
    /// The demo stands in for a service that nobody chose and that cannot be reached.
    public static func demoInstead(of service: ServiceName, _ reason: String) -> String {
        "\(service) cannot be reached (\(reason)), so these are the painted photos of the built-in demo; "
            + "`service \(service)` tries again."
    }
    /// The network of the person is kept out by the gatekeeper in front of the service.
    public static let openverseKeepsOut =
        "Openverse's gatekeeper lets nobody in from this network; try another network, or `service demo`."
    /// What a service had to say about a request it answered all the same.
    public static func openverseWarns(_ message: String) -> String { "Openverse says: \(message)" }
    /// Of a page, only the first part came.
    public static func pagePartMissing(_ why: String) -> String { "Not all of this page came. \(why)" }
    /// A search that goes on deeper than the service lets anyone look.
    public static func searchDepth(_ count: Int, of service: ServiceName) -> String {
        "\(service) shows the first \(number(count)) of a search; more words or filters bring others."
    }
    /// A query that is longer than the service reads.
    public static func queryCut(_ count: Int, by service: ServiceName) -> String {
        "\(service) reads the first \(number(count)) characters of a search."
    }
    /// A service without topics.
    public static func noTopics(on service: ServiceName, instead words: String) -> String {
        "\(service) has no topics; `search \(words)` finds photos of it."
    }
    /// A photo of which nobody knows who made it.
    public static let noAuthor =
        "The service does not know who made this photo; `similar` finds others like it."
    /// A source the service does not have.
    public static func noSource(_ name: String, on service: ServiceName, known: [String]) -> String {
        let some = known.prefix(12).joined(separator: ", ")
        let rest = known.count > 12 ? " and \(number(known.count - 12)) more" : ""
        return "\(service) has no source `\(name)`; it has \(some)\(rest)."
    }
    /// A photo that is there in no type that is kept.
    public static func noRaster(_ photo: Photo) -> String {
        let type = photo.fileType.map { "a \($0.uppercased())" } ?? "of another type"
        let page = photo.pageLink.map { "; it is at \($0)" } ?? "."
        return "The original is \(type), and there is no JPEG, PNG or WebP of it to save\(page)"
    }
}
