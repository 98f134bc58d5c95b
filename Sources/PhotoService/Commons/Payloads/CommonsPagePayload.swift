import GalleryCore

/// Page of a file. Only the ID is required; `image` is `nil` if there is no file, or if a later reply contains it.
package struct CommonsPagePayload: Decodable, Sendable {
    let id: String
    /// Title with namespace: `File:NAME.EXTENSION`.
    let title: String?
    /// 1-based rank among the results.
    let index: Int?
    /// Whether the page or its file does not exist, or the file is hidden from readers.
    let isMissing: Bool
    private(set) var image: CommonsImagePayload?
    /// Names of categories that are not hidden, without namespace.
    private(set) var categories: [String]
    /// Names of hidden categories, which are about the file's page, such as `CC-BY-SA-4.0`; without namespace.
    private(set) var hiddenCategories: [String]
    private(set) var position: Position?

    var isIncomplete: Bool { image == nil && !isMissing }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.count("pageid"), id > 0 else { throw fields.unreadable("pageid") }
        self.id = String(id)
        title = fields.text("title")
        index = fields.integer("index")
        isMissing =
            fields.contains("missing") || fields.contains("invalid")
            || fields.list("imageinfo", FileState.self).first?.isAvailable == false
        image = fields.list("imageinfo", CommonsImagePayload.self).first
        let all = fields.list("categories", Category.self)
        categories = all.filter { !$0.isHidden }.map(\.name)
        hiddenCategories = all.filter(\.isHidden).map(\.name)
        position = fields.list("coordinates", Position.self).first
    }

    /// This page with the properties that only `part` has.
    func merged(with part: CommonsPagePayload) -> CommonsPagePayload {
        var page = self
        page.image = image ?? part.image
        page.position = position ?? part.position
        page.categories = (categories + part.categories).distinct(by: \.self)
        page.hiddenCategories = (hiddenCategories + part.hiddenCategories).distinct(by: \.self)
        return page
    }

    private struct FileState: Decodable {
        let isAvailable: Bool

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            isAvailable = !fields.isSet("filemissing") && !fields.isSet("filehidden")
        }
    }

    private struct Category: Decodable {
        let name: String
        let isHidden: Bool

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let title = try fields.nonempty("title")
            isHidden = fields.isSet("hidden")
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

extension KeyedDecodingContainer<AnyKey> {
    /// Whether a flag is set: present in format version 1, true in version 2.
    fileprivate func isSet(_ flag: AnyKey) -> Bool { object(flag, Bool.self) ?? contains(flag) }
}
