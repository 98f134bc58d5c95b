public import GalleryCore
import Glibc
import Synchronization

/// Pictures in the user's folders, read when a list is opened.
public final class FoldersOnDisk: PictureFolders {
    /// Folder as read for the first page, so that later pages continue the same list.
    private struct Snapshot {
        let query: FolderQuery
        let listing: FolderListing
    }

    private struct Search: Equatable {
        var folders: [FolderQuery]
        let words: SearchQuery?
    }

    /// Maximum number of folders in a folder that are searched for its cover.
    private static let mostCovers = 8
    /// Number of snapshots; beyond it, the oldest is dropped.
    private static let most = 16

    private let lastSearch = Mutex<Search?>(nil)
    private let snapshots = Mutex<[Snapshot]>([])

    private let identities: (any FileIdentifying)?
    let index: FileIndex
    let work = FileWork()

    /// Without `identities`, files are identified by their addresses only. The index for searches is in `cacheFolder`;
    /// if that is empty, searches fail.
    public init(identities: (any FileIdentifying)? = nil, cacheFolder: String = "") {
        self.identities = identities
        index = FileIndex(folder: cacheFolder)
    }

    public var indexed: CacheContents.Index { index.contents }

    public func clearIndex() { index.remove() }

    public func page(_ number: Int, of query: FolderQuery, size: Int) async throws(StoreError) -> PhotoList {
        try await work.run(orThrow: .notResponding(query.path)) {
            [self] () async throws(StoreError) -> PhotoList in
            try await rows(number, of: query, size: size)
        }
    }

    private func rows(_ number: Int, of query: FolderQuery, size: Int) async throws(StoreError) -> PhotoList {
        if query.search != nil { return try await found(number, query, size: size) }
        let listing = try listing(of: query, isNew: number == 1)
        let top = query.bytes, all = listing.folders.count + listing.pictures.count
        let first = (number - 1) * size, last = min(all, first + size)
        let rows = (first..<max(first, last)).map { index in
            index < listing.folders.count
                ? Row.folder(listing.folders[index])
                : .picture(listing.pictures[index - listing.folders.count])
        }
        let photos = await rows.concurrentMap { row in
            switch row {
            case .folder(let name): Self.folder(name, in: top, query)
            case .picture(let name):
                Photo(fileAt: FilePath.joined(top, name)) ?? Self.unreadable(name, in: top)
            }
        }
        var list = PhotoList(
            photos: identities?.recognized(photos) ?? photos, total: all, hasMore: last < all)
        list.folders = listing.folders.count
        if number == 1 {
            if listing.videos > 0 { list.notes.append(.videos(listing.videos)) }
            if listing.unreadable > 0 { list.notes.append(.unreadableFolders(listing.unreadable)) }
        }
        return list
    }

    @concurrent public func photos(at paths: [String]) async -> [Photo] {
        let photos = paths.compactMap { path -> Photo? in
            guard let (real, bytes) = Self.resolved(path) else { return nil }
            guard FileStatus(following: bytes)?.isFolder == true else { return Photo(fileAt: bytes) }
            return Self.folder(
                FilePath.name(of: bytes), in: FilePath.folder(of: bytes), FolderQuery(real))
        }
        return identities?.recognized(photos) ?? photos
    }

    public func index(of path: String, in query: FolderQuery) async throws(StoreError) -> Int? {
        let found = try await work.run(orThrow: .notResponding(query.path)) {
            [self] () throws(StoreError) -> FolderListing in
            try listing(of: query, isNew: true)
        }
        // A path with U+FFFD is that of a name that is not UTF-8.
        let name = AbsolutePath.parts(of: path).name
        let index =
            found.pictures.firstIndex(of: Array(name.utf8))
            ?? found.pictures.firstIndex { String(decoding: $0, as: UTF8.self) == name }
        return index.map { $0 + found.folders.count }
    }

    /// The first page of a repeated search reads the folder again, as does any page after the index was removed.
    private func found(_ number: Int, _ query: FolderQuery, size: Int) async throws(StoreError) -> PhotoList {
        if number == 1 || index.isLost(for: query) {
            try await index.update(query, isForced: number == 1 && isRepeated([query], query.search))
        }
        return list(number, of: query, size: size)
    }

    public func page(
        _ number: Int, of search: SearchQuery?, in folders: [String], order: FileOrder, size: Int
    ) async throws(StoreError) -> Page<Photo> {
        let isForced = number == 1 && isRepeated(folders.map { FolderQuery($0) }, search)
        var present: [String] = [], failures: [StoreError] = []
        for folder in folders {
            do throws(StoreError) {
                let path = try await self.folder(at: folder)
                try await work.run(orThrow: .notResponding(path)) {
                    [index] () async throws(StoreError) -> Void in
                    guard access(path, R_OK) == 0 else {
                        throw .unreadable(path: path, cause: .system(errno))
                    }
                    if number == 1 || index.isLost(for: FolderQuery(path)) {
                        try await index.update(FolderQuery(path), isForced: isForced)
                    }
                }
                present.append(path)
            } catch {
                failures.append(error)
            }
        }
        if present.isEmpty, let failure = failures.first { throw failure }
        guard let first = present.first else { return Page(items: [], total: 0, hasMore: false) }
        var query = FolderQuery(first, order: order, search: search)
        query.others = Array(present.dropFirst())
        let found = try await work.run(orThrow: .notResponding(first)) {
            [self, query] () throws(StoreError) -> PhotoList in
            list(number, of: query, size: size)
        }
        let below = present.reduce(0) { $0 + unreadableFolders(in: FolderQuery($1)) }
        let notes =
            failures.map { PageNote.incomplete(because: .notStored($0)) }
            + (below > 0 ? [.unreadableFolders(below)] : [])
        return Page(
            items: found.photos, total: found.total, hasMore: found.hasMore, notes: number == 1 ? notes : [])
    }

    /// Whether the last search had these words and folders; records them.
    private func isRepeated(_ folders: [FolderQuery], _ words: SearchQuery?) -> Bool {
        lastSearch.withLock { last in
            let search = Search(folders: folders, words: words)
            defer { last = search }
            return last == search
        }
    }

    private func list(_ number: Int, of query: FolderQuery, size: Int) -> PhotoList {
        let (photos, total) = index.page(number, of: query, size: size, annotated: annotated)
        return PhotoList(
            photos: identities?.recognized(photos) ?? photos, total: total, hasMore: number * size < total)
    }

    func annotated(_ word: String, isWhole: Bool) -> [[UInt8]] {
        identities?.paths(annotatedWith: word, isWhole: isWhole) ?? []
    }

    private enum Row {
        case folder([UInt8])
        case picture([UInt8])
    }

    private func listing(of query: FolderQuery, isNew: Bool) throws(StoreError) -> FolderListing {
        let known = snapshots.withLock { $0.first { $0.query == query } }
        if let known, !isNew { return known.listing }
        let listing = try FolderListing(query)
        snapshots.withLock { snapshots in
            snapshots.removeAll { $0.query == query }
            snapshots = snapshots.suffix(Self.most - 1) + [Snapshot(query: query, listing: listing)]
        }
        return listing
    }

    /// Row of a folder with the number of its pictures; its cover is the first of them, or of those in its folders.
    private static func folder(_ name: [UInt8], in top: [UInt8], _ query: FolderQuery) -> Photo {
        let path = FilePath.joined(top, name)
        let inside = try? FolderListing(
            FolderQuery(FilePath.shown(path), includesHidden: query.includesHidden), at: path)
        let about = inside.map { "\($0.pictures.count)" }
        let below = (inside?.folders.prefix(mostCovers) ?? []).lazy.compactMap { name in
            Self.cover(of: FilePath.joined(path, name))
        }
        return Photo(
            folderAt: path, name: name, about: about,
            cover: inside?.pictures.first.map { FilePath.joined(path, $0) } ?? below.first)
    }

    private static func cover(of path: [UInt8]) -> [UInt8]? {
        let inside = try? FolderListing(FolderQuery(FilePath.shown(path)), at: path)
        return inside?.pictures.first.map { FilePath.joined(path, $0) }
    }

    /// Row of a file that is not a picture or cannot be read.
    private static func unreadable(_ name: [UInt8], in top: [UInt8]) -> Photo {
        let address = FileAddress.of(FilePath.joined(top, name))
        let last = name.split(separator: UInt8(ascii: "/")).last ?? []
        return Photo(
            id: .file(address), title: String(decoding: last, as: UTF8.self), author: Author(name: ""),
            license: License(code: ServiceName.own.rawValue, name: License.notStated), exif: Exif(),
            source: PictureSource([.init(address: address, width: nil)]), original: address)
    }
}
