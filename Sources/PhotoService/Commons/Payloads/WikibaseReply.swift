/// Reply of `action=wbgetentities` (wikidata.org/w/api.php?action=help&modules=wbgetentities).
struct WikibaseReply: Decodable, Sendable {
    /// Entities by the requested identifier. Those that are not objects are left out.
    let entities: [String: WikibaseEntity]

    init(from decoder: any Decoder) throws {
        let entities = try decoder.fields(in: "entities")
        self.entities = Dictionary(
            entities.allKeys.compactMap { key in
                entities.object(key, WikibaseEntity.self).map { ($0.redirected ?? key.stringValue, $0) }
            }
        ) { first, _ in first }
    }
}

/// Statements of a file, or labels of an item. A missing entity has neither.
struct WikibaseEntity: Decodable, Sendable {
    enum Property: String, CaseIterable, Sendable {
        case creator = "P170"
        case license = "P275"
        case copyrightStatus = "P6216"
    }

    /// Identifier that was requested, if it redirects to this entity.
    let redirected: String?
    /// Labels by language.
    let labels: [String: String]
    private let statements: [Property: [WikibaseStatement]]

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        redirected = fields.fields(in: "redirects")?.text("from")
        let labels = fields.fields(in: "labels")
        self.labels = Dictionary(
            (labels?.allKeys ?? []).compactMap { key in
                labels?.fields(in: key)?.text("value").map { (key.stringValue, $0) }
            }
        ) { first, _ in first }
        // An array if the file has no statements.
        let all = fields.fields(in: "statements")
        var statements: [Property: [WikibaseStatement]] = [:]
        for property in Property.allCases {
            let key = AnyKey(property.rawValue)
            statements[property] = all?.object(key, [WikibaseStatement].self)
            if all?.isGiven(key) == true, statements[property] == nil {
                throw fields.unreadable("statements")
            }
        }
        self.statements = statements
    }

    /// Preferred statements if there are any, else those of normal rank.
    func best(_ property: Property) -> [WikibaseStatement] {
        let all = statements[property] ?? []
        let preferred = all.filter { $0.rank == .preferred }
        return preferred.isEmpty ? all.filter { $0.rank == .normal } : preferred
    }
}

/// Decoding never fails: an unreadable statement could otherwise be taken for a missing one.
struct WikibaseStatement: Decodable, Sendable {
    enum Rank: String, Sendable {
        case preferred, normal, deprecated
    }

    enum Kind: String, Sendable {
        case value
        case unknownValue = "somevalue"
        case noValue = "novalue"
    }

    let rank: Rank
    /// `nil` if unreadable.
    let kind: Kind?
    /// Item that is the value, such as `Q42`.
    let item: String?
    /// First text of each qualifier, by property.
    let texts: [String: String]

    var isUnreadable: Bool { kind == nil || kind == .value && item == nil }

    init(from decoder: any Decoder) throws {
        let fields = try? decoder.fields()
        rank = fields?.text("rank").flatMap(Rank.init) ?? .normal
        let snak = fields?.object("mainsnak", Snak.self)
        kind = snak?.kind
        item = snak?.item
        let qualifiers = fields?.fields(in: "qualifiers")
        texts = Dictionary(
            (qualifiers?.allKeys ?? []).compactMap { key in
                qualifiers?.list(key, Snak.self).lazy.compactMap(\.text).first.map { (key.stringValue, $0) }
            }
        ) { first, _ in first }
    }

    private struct Snak: Decodable {
        let kind: Kind?
        let item: String?
        let text: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            kind = fields.text("snaktype").flatMap(Kind.init)
            let value = kind == .value ? fields.fields(in: "datavalue") : nil
            text = value?.text("value")
            let entity = value?.fields(in: "value")
            item = (entity?.text("id") ?? entity?.count("numeric-id").map { "Q\($0)" })
                .flatMap { Self.isItem($0) ? $0 : nil }
        }

        private static func isItem(_ id: String) -> Bool {
            id.first == "Q" && (2...12).contains(id.utf8.count)
                && id.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }
    }
}
