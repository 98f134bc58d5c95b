import GalleryCore

/// Structured data of files on Commons (commons.wikimedia.org/wiki/Commons:Structured_data/Modeling). The names of
/// creators with an item are at Wikidata.
struct CommonsStatements: Sendable {
    private static let wikidata = "https://www.wikidata.org"
    /// Maximum number of entities in a request.
    private static let limit = 50

    private let base: BaseAddress
    private let items: BaseAddress
    private let transport: CurlTransport
    /// Code of the user's language.
    private let language: @Sendable () -> String

    /// A base other than the public one replaces Wikidata, too.
    init(
        base: BaseAddress, transport: CurlTransport, language: @escaping @Sendable () -> String
    ) throws(CatalogError) {
        self.base = base
        items = base.text == CommonsCatalog.publicBase ? try BaseAddress(Self.wikidata) : base
        self.transport = transport
        self.language = language
    }

    /// Makes one request, and one more if creators have items. A photo with an unreadable statement has no entry.
    func credits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        let pages = Dictionary(
            ids.compactMap { id in CommonsCatalog.pageID(id.key).map { ("M" + $0, id) } }
        ) { first, _ in first }
        guard !pages.isEmpty else { return [:] }
        let files = try await entities(Array(pages.keys.sorted().prefix(Self.limit)), "claims", at: base)
        let creators = files.values.flatMap { $0.best(.creator) }.compactMap(\.item)
            .distinct(by: \.self).sorted().prefix(Self.limit)
        let names = creators.isEmpty ? [:] : try await labels(of: Array(creators))
        var credits: [PhotoID: StatedCredit] = [:]
        for (key, file) in files {
            guard let id = pages[key] else { continue }
            credits[id] = CommonsCredit(names: names).credit(file)
        }
        return credits
    }

    /// Labels in the user's language, else in English, else those for all languages.
    private func labels(of items: [String]) async throws(CatalogError) -> [String: String] {
        let languages = [language(), "en", "mul"].distinct(by: \.self)
        let found = try await entities(items, "labels", languages: languages, at: self.items)
        return found.mapValues { item in languages.lazy.compactMap { item.labels[$0] }.first ?? "" }
    }

    private func entities(
        _ ids: [String], _ properties: String, languages: [String] = [], at base: BaseAddress
    ) async throws(CatalogError) -> [String: WikibaseEntity] {
        var parameters = [
            ("action", "wbgetentities"), ("format", "json"), ("formatversion", "2"), ("props", properties),
            ("ids", ids.joined(separator: "|")),
        ]
        if !languages.isEmpty { parameters.append(("languages", languages.joined(separator: "|"))) }
        var request = HTTPRequest.reply(base.url(["w", "api.php"], parameters), reach: base.reach)
        request.isAwaited = false
        let response = try await transport.data(request)
        guard response.isSuccess,
            let reply = await BoundedJSON.decode(WikibaseReply.self, from: response.body[...])
        else { throw .unreadable(.status(response.status)) }
        return reply.entities
    }
}

extension CommonsCatalog {
    func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        try await statements.credits(of: ids.filter { $0.service == service })
    }
}
