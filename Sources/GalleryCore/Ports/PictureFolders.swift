/// Pictures in folders of this computer.
public protocol PictureFolders: Sendable {
    /// Kind of the entry at a path. Expands `~`, relative paths and `file:` addresses; follows links. Throws
    /// `.unreadable` if it does not exist.
    func entry(at path: String) async throws(StoreError) -> FolderEntry
    /// Kinds of the entries at paths, in their order; see `entry(at:)`.
    func entries(at paths: [String]) async -> [Result<FolderEntry, StoreError>]
    /// Page of a list, 1-based, of at most `size` rows: first the folders, as photos for which `PhotoID.isFolder` is
    /// true, then the pictures. The first page reads the folder, later pages continue what it read.
    func page(_ number: Int, of query: FolderQuery, size: Int) async throws(StoreError) -> PhotoList
    /// Page of a search in folders and all folders below, 1-based; without a search, of all their pictures. A folder
    /// that cannot be read is skipped, with a note on the first page; throws if none can be read.
    func page(
        _ number: Int, of search: SearchQuery?, in folders: [String], order: FileOrder, size: Int
    ) async throws(StoreError) -> Page<Photo>
    /// Photos of files, in their order; without those that cannot be read.
    func photos(at paths: [String]) async -> [Photo]
    /// Zero-based index of a file in a list; `nil` if the list does not have it.
    func index(of path: String, in query: FolderQuery) async throws(StoreError) -> Int?
}

extension PictureFolders {
    public func entries(at paths: [String]) async -> [Result<FolderEntry, StoreError>] {
        var entries: [Result<FolderEntry, StoreError>] = []
        for path in paths {
            do throws(StoreError) { entries.append(.success(try await entry(at: path))) } catch {
                entries.append(.failure(error))
            }
        }
        return entries
    }

    /// Absolute path of an existing folder.
    public func folder(at path: String) async throws(StoreError) -> String {
        guard case .folder(let path) = try await entry(at: path) else { throw .notAFolder(path) }
        return path
    }

    /// Absolute paths of those that are existing folders.
    public func folders(at paths: [String]) async -> [String] {
        var folders: [String] = []
        for path in paths { if let folder = try? await folder(at: path) { folders.append(folder) } }
        return folders
    }
}

public enum FolderEntry: Equatable, Sendable {
    /// Absolute path.
    case folder(String)
    /// Absolute path of a file whose name or content is that of a picture.
    case picture(String)
    case other(String)
}
