import GalleryCore

/// Page of a file. Only the ID is required; `image` is `nil` if there is no file, or if a later reply contains it.
package struct CommonsPagePayload: Decodable, Sendable {
    let id: String
    /// Title with namespace: `File:NAME.EXTENSION`.
    let title: String?
    /// 1-based rank among the results.
    let index: Int?
    let isMissing: Bool
    let image: CommonsImagePayload?
    /// Names of categories that are not hidden, without namespace.
    let categories: [String]
    /// Names of categories about the file page, such as `CC-BY-SA-4.0`, without namespace.
    let hiddenCategories: [String]
    let position: Position?

    var isIncomplete: Bool { image == nil && !isMissing }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.count("pageid"), id > 0 else { throw fields.unreadable("pageid") }
        self.id = String(id)
        title = fields.text("title")
        index = fields.integer("index")
        isMissing = fields.contains("missing") || fields.contains("invalid")
        image = fields.list("imageinfo", CommonsImagePayload.self).first
        let all = fields.list("categories", Category.self)
        categories = all.filter { !$0.isHidden }.map(\.name)
        hiddenCategories = all.filter(\.isHidden).map(\.name)
        position = fields.list("coordinates", Position.self).first
    }

    private struct Category: Decodable {
        let name: String
        let isHidden: Bool

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let title = try fields.nonempty("title")
            isHidden = fields.contains("hidden")
            name = title.firstIndex(of: ":").map { String(title[title.index(after: $0)...]) } ?? title
        }
    }

    struct Position: Decodable, Sendable {
        let latitude: Double?
        let longitude: Double?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            latitude = fields.number("lat")
            longitude = fields.number("lon")
        }
    }
}
