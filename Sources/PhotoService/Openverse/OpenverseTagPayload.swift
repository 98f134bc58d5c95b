/// A tag, given by a person or found by a machine; the same one may come from both.
struct OpenverseTagPayload: Decodable, Sendable {
    let name: String
    /// How sure the machine was, 0 to 1; nil when a person gave the tag.
    let accuracy: Double?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = try fields.decode(String.self, forKey: "name")
        accuracy = fields.number("accuracy")
    }
}

extension [OpenverseTagPayload] {
    /// Below this a machine's guess is as often wrong as right.
    private static var leastAccuracy: Double { 0.9 }
    /// What is more, or longer, was written for search engines.
    private static var most: Int { 40 }
    private static var longest: Int { 60 }

    /// In lower case, each once: first what people wrote, then what machines are sure of.
    var names: [String] {
        let people = filter { $0.accuracy == nil }
        let machines = filter { ($0.accuracy ?? 0) >= Self.leastAccuracy }
        var seen: Set<String> = []
        let names = (people + machines)
            .map { $0.name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() }
            .filter { !$0.isEmpty && $0.count <= Self.longest && seen.insert($0).inserted }
        return [String](names.prefix(Self.most))
    }
}
