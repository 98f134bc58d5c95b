import GalleryCore

/// Reply of another wiki to a query about one file, in format version 2.
struct WikiFileReply: WikiReply {
    let failure: WikiFailure?
    let isQuery: Bool
    /// Title in the wiki's language: `Datei:Heron.jpg`.
    let title: String?
    let repository: Repository?

    enum Repository: String {
        /// The wiki itself.
        case local
        /// Commons.
        case shared
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        failure = WikiFailure(fields)
        let query = fields.fields(in: "query")
        isQuery = query != nil
        let page = query?.list("pages", Page.self).first
        title = page?.title
        repository = page?.repository.flatMap(Repository.init)
    }

    private struct Page: Decodable {
        let title: String?
        let repository: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            title = fields.text("title")
            repository = fields.text("imagerepository")
        }
    }
}

/// Reply of the MediaWiki API.
protocol WikiReply: Decodable, Sendable {
    var failure: WikiFailure? { get }
    var isQuery: Bool { get }
}

/// Error that the API reports, usually with status 200.
struct WikiFailure: Sendable {
    let code: String
    let info: String

    /// `nil` without an error.
    init?(_ fields: KeyedDecodingContainer<AnyKey>) {
        guard let error = fields.fields(in: "error"), let code = error.text("code") else { return nil }
        self.code = code
        info = error.text("info") ?? code
    }
}
