public import GalleryCore

/// Folders with fixed contents.
public struct StubPictureFolders: PictureFolders, FileLooks {
    public var entries: [String: FolderEntry] = [:]
    public var photos: [Photo] = []
    public var unreadable = 0
    /// Paths on file systems that do not respond.
    public var silent: Set<String> = []

    public init(_ entries: [String: FolderEntry] = [:], photos: [Photo] = []) {
        self.entries = entries
        self.photos = photos
    }

    public func entry(at path: String) async throws(StoreError) -> FolderEntry {
        guard !silent.contains(path) else { throw .notResponding(path) }
        guard let entry = entries[path] else { throw .unreadable(path: path, cause: .system(2)) }
        return entry
    }

    public func page(_ number: Int, of query: FolderQuery, size: Int) async throws(StoreError) -> PhotoList {
        let start = (number - 1) * size
        return PhotoList(
            photos: Array(photos.dropFirst(start).prefix(size)), total: photos.count,
            hasMore: start + size < photos.count)
    }

    /// Throws for folders that are not among the entries. The order by size is the reverse of the others.
    public func page(
        _ number: Int, of search: SearchQuery?, in folders: [String], order: FileOrder, size: Int
    ) async throws(StoreError) -> Page<Photo> {
        for path in folders { _ = try await folder(at: path) }
        let list = try await page(number, of: FolderQuery("", search: search), size: size)
        let photos = order == .size ? list.photos.reversed() : list.photos
        return Page(items: photos, total: list.total, hasMore: list.hasMore)
    }

    public func photos(at paths: [String]) async -> [Photo] {
        photos.filter { $0.filePath.map(paths.contains) == true }
    }

    public func files(of query: FolderQuery) async throws(StoreError) -> [IndexedFile] { [] }

    public func undecoded(
        in query: FolderQuery, isInBackground: Bool
    ) async throws(StoreError) -> [String] { [] }

    public func unreadableFolders(in query: FolderQuery) -> Int { unreadable }

    public func record(_ looks: [(address: String, look: PictureLook?)]) {}

    public func index(of path: String, in query: FolderQuery) async throws(StoreError) -> Int? {
        photos.firstIndex { $0.filePath == path }
    }
}

/// Decoder that can decode no file.
public struct NoLooks: FileLookFinding {
    public init() {}

    public func look(ofFileAt address: String) async -> PictureLook? { nil }
}
