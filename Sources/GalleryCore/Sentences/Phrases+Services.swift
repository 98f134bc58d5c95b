extension Phrases {
    /// Below the list of services.
    public static let changeService = "`service NAME` changes it."
    /// What a service lacks.
    public static func notSetUp(_ service: ServiceName) -> String {
        switch service {
        case .unsplash: "needs a free key: `key set unsplash`, or UNSPLASH_ACCESS_KEY"
        case .flickr: "needs a key: `key set flickr`, or FLICKR_API_KEY"
        default: "not set up"
        }
    }
    /// Where a photo is from and who made it, in a list of photos of several services. Of a line that is too long the
    /// end is cut, and a name is known by its beginning.
    public static func name(of author: Author, on service: ServiceName?) -> String {
        (service.map { "\($0) · " } ?? "") + name(of: author)
    }
    /// Which services `all` stands for now.
    public static func together(_ services: [ServiceName]) -> String {
        let names = services.map(\.rawValue).joined(separator: ", ")
        return services.count > 1 ? "\(names) in one list" : "\(names) alone, until another is set up"
    }
    /// The demo stands in for a service that nobody chose and that cannot be reached.
    public static func demoInstead(of service: ServiceName, _ reason: String) -> String {
        "\(service) cannot be reached (\(reason)), so these are the painted photos of the built-in demo; "
            + "`service \(service)` tries again."
    }
    /// The network of the person is kept out by the gatekeeper in front of the service.
    public static let openverseKeepsOut =
        "Openverse's gatekeeper lets nobody in from this network; try another network, or `service demo`."
    /// The identifier or the secret is wrong.
    public static let openverseClientUnknown =
        "Openverse does not know this client; correct OPENVERSE_CLIENT_ID and OPENVERSE_CLIENT_SECRET, or unset "
        + "both: it works without."
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
    /// Of several services one failed.
    public static func leftOut(_ service: ServiceName, because why: String) -> String {
        "\(service) is missing here. \(why)"
    }
    /// Of several services one cannot do what is asked for.
    public static func leftOut(_ service: ServiceName, for gap: FilterGap) -> String {
        "\(service) cannot do `\(gap.name.rawValue):\(gap.value)` and is left out of this search."
    }
    /// A collection's key that names none of the services asked.
    public static func collectionOfNobody(_ key: String, _ services: [ServiceName]) -> String {
        "`\(key)` does not say whose collection it is; write \(services.map { "`\($0):KEY`" }.joined(separator: " or "))."
    }
    /// No service can do all the filters at once.
    public static let filtersNowhere =
        "No service that is set up can do these filters together; leave one out (`service` lists the services)."
    /// The service refuses some words altogether.
    public static let takenForSpam =
        "The service takes these words for spam and shows nothing for them; search for others."
    /// A search of filters alone, where the service wants words.
    public static func wordsNeeded(on service: ServiceName) -> String {
        "\(service) finds nothing by filters alone; put a word before them."
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
