public import GalleryCore

/// Pictures in folders that the user chose, as a service. Sends nothing: neither words nor what they find.
public struct FilesCatalog: PhotoCatalog, PictureFetching {
    public let service = ServiceName.files
    public let filters = FilterAbility.ofFiles
    public let excludesWords = true

    private let paths: [String]
    private let folders: any PictureFolders
    private let looks: SessionValue<FileLooksInteractor?>

    /// `looks` is set before the first search by color.
    public init(
        _ paths: [String], in folders: any PictureFolders, looks: SessionValue<FileLooksInteractor?>
    ) {
        self.paths = paths
        self.folders = folders
        self.looks = looks
    }

    public func largestPage(of query: PhotoQuery) -> Int { 100 }

    /// Throws `.impossible` for lists that folders do not have.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: return try await page(nil, .date, request)
        case .search(let search):
            try await examine(search)
            let order = search.filters[.order].flatMap(FileOrder.init(typed:))
            return try await page(search, order ?? .name, request)
        case .random(let keywords):
            let first = PageRequest(number: 1, size: request.size)
            let search = keywords.isEmpty ? nil : SearchQuery(keywords: keywords)
            return try await page(search, .random, first)
        case .topic(let topic): throw .impossible(.topics(service, topic: topic))
        case .collection: throw .impossible(.collections(service))
        case .author, .similar: throw .impossible(.ownPhoto)
        }
    }

    private func page(
        _ search: SearchQuery?, _ order: FileOrder, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        do throws(StoreError) {
            return try await folders.page(
                request.number, of: search, in: paths, order: order, size: request.size)
        } catch { throw .notStored(error) }
    }

    /// Decodes the files that match all but the color of a search, since files without a known color match none.
    private func examine(_ search: SearchQuery) async throws(CatalogError) {
        guard search.filters[.color] != nil, let looks = looks.value else { return }
        for path in paths {
            guard let path = try? await folders.folder(at: path) else { continue }
            // A folder that cannot be read is reported by the page.
            try? await looks.examine(FolderQuery(path, search: search.withoutColor)) { _, _ in }
        }
    }

    /// Photos of this service have identifiers of `own`, which no service answers for.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }

    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture { throw .notFound }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { throw .notFound }
}

extension SearchQuery {
    /// Search whose files have to be decoded before a search by color.
    public var withoutColor: SearchQuery {
        SearchQuery(keywords: keywords, filters: filters.filter { $0.key != .color }, excluded: excluded)
    }
}
