import GalleryCore

extension CommonsCatalog {
    /// Includes camera settings and descriptions in other languages than English, which lists omit: MediaWiki renders
    /// the page of each file again for them. A photo requested by file name is returned with its page ID. Throws
    /// `.refused(.fileOfOtherWiki)` for a file that another wiki stores, as many of these are not free.
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service, let file = CommonsFile(key: id.key) else { throw .notFound }
        switch file {
        case .page(let page): return try await photo([("pageids", page)]) { $0.id == page }
        case .title(let name): return try await photo(named: name)
        case .wiki(let language, let title):
            return try await photo(named: api.sharedFile(title, on: language))
        case .other(let project, let wiki, _):
            let host = "\(wiki).\(project).org"
            throw .refused(.fileOfOtherWiki(host))
        }
    }

    static func pageID(_ text: some StringProtocol) -> String? {
        Int(text).flatMap { $0 > 0 ? String($0) : nil }
    }

    private func photo(named name: String) async throws(CatalogError) -> Photo {
        try await photo([("titles", "File:" + name), ("redirects", "1")]) { _ in true }
    }

    private func photo(
        _ names: CommonsAPI.Parameters, _ isAsked: (CommonsPagePayload) -> Bool
    ) async throws(CatalogError) -> Photo {
        let properties = CommonsAPI.fileProperties.map { name, value in
            (name, name == "iiprop" ? value + "|commonmetadata" : value)
        }
        let languages = language() == "en" ? [] : CommonsAPI.allLanguages
        let reply = try await api.query(properties + languages + names)
        guard let photo = reply.pages.first(where: isAsked).flatMap(entities.photo) else { throw .notFound }
        return photo
    }
}
