import Configuration
import GalleryCore

struct FilesInteractor {
    let folders: any PictureFolders
    let home: HomeFolder
    /// Folder of saved photos.
    let picturesFolder: String

    enum Target: Equatable {
        case list(PhotoListID, ListTitle)
        /// List of the files of which some cannot be read.
        case readable(PhotoListID, unreadable: [Unreadable])
        /// Photo by its zero-based index.
        case photo(PhotoListID, ListTitle, index: Int)
        case missing(String)
        case nothingSaved
        /// Files that are not pictures.
        case unsuitable([String])
    }

    struct Unreadable: Equatable {
        let path: String
        /// `nil` if the file is not a picture, although its name has the ending of one.
        let error: StoreError?
    }

    /// Target of a request; the working folder if it has no paths. Throws errors of a folder.
    func target(of request: FilesRequest) async throws(StoreError) -> Target {
        if request.isOfSaved {
            guard (try? await folders.entry(at: picturesFolder)) != nil else { return .nothingSaved }
            let query = FolderQuery(picturesFolder, isRecursive: true, order: .date)
            return .list(.folder(request.form.applied(to: query)), title(of: picturesFolder))
        }
        var entries: [FolderEntry] = [], unreadable: [Unreadable] = []
        let paths = request.paths.isEmpty ? ["."] : request.paths
        for (path, entry) in zip(paths, await folders.entries(at: paths)) {
            switch entry {
            case .success(.other(let path)) where paths.count > 1:
                if PictureKind(ending: path.split(separator: ".").last ?? "") != nil {
                    unreadable.append(Unreadable(path: path, error: nil))
                }
            case .success(let entry): entries.append(entry)
            case .failure(let error): unreadable.append(Unreadable(path: path, error: error))
            }
        }
        if request.paths.count < 2, let entry = entries.first {
            return try await target(of: entry, request.form)
        }
        // A pasted path with spaces and without quotes.
        if paths.count > 1, entries.isEmpty, unreadable.allSatisfy({ $0.error?.isMissing == true }),
            let whole = try? await folders.entry(at: paths.joined(separator: " "))
        {
            return try await target(of: whole, request.form)
        }
        var known: Set<String> = []
        let found = entries.compactMap(\.picturePath).filter { known.insert($0).inserted }
        if found.isEmpty, let first = unreadable.first(where: { $0.error != nil }), let error = first.error {
            if error.isMissing { return .missing(first.path) }
            throw error
        }
        guard !found.isEmpty else {
            let named = unreadable.map(\.path)
            return .unsuitable(named.isEmpty ? Array(paths.prefix(1)) : named)
        }
        return unreadable.isEmpty
            ? .list(.files(found), ListTitle()) : .readable(.files(found), unreadable: unreadable)
    }

    private func target(of entry: FolderEntry, _ form: FolderForm) async throws(StoreError) -> Target {
        switch entry {
        case .folder(let path): return .list(.folder(form.applied(to: FolderQuery(path))), title(of: path))
        case .other(let path): return .unsuitable([path])
        case .picture(let path):
            let end = path.lastIndex(of: "/") ?? path.startIndex
            let folder = end == path.startIndex ? "/" : String(path[..<end])
            let query = form.applied(to: FolderQuery(folder))
            guard let index = try await folders.index(of: path, in: query) else {
                return .photo(.files([path]), title(of: folder), index: 0)
            }
            return .photo(.folder(query), title(of: folder), index: index)
        }
    }

    private func title(of path: String) -> ListTitle { ListTitle(home.hidden(in: path)) }
}

extension FolderEntry {
    /// Path in a list of files; that of a folder ends in a slash.
    fileprivate var picturePath: String? {
        switch self {
        case .folder(let path): path.hasSuffix("/") ? path : path + "/"
        case .picture(let path): path
        case .other: nil
        }
    }
}
